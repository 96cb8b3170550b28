import type { Copy } from '@aangiftewijs/domain/language'
import { type Passkey, secondFactorPaths } from '@aangiftewijs/domain/session'
import { Button } from '@aangiftewijs/ui/Button'
import { Card } from '@aangiftewijs/ui/Card'
import { Stack, Text } from '@aangiftewijs/ui/layout'
import { RadioGroup } from '@aangiftewijs/ui/RadioGroup'
import type { ReactNode } from 'react'
import { formatDay } from '../../copy/dates.ts'
import { T, useLanguageChoice } from '../../copy/words.tsx'
import { useErrorTitle } from '../../shell/document-title.ts'
import { usePostedForm } from '../../shell/page-context.tsx'
import { idOf } from './addresses.ts'
import { secondFactorWords as words } from './copy.ts'
import { Password } from './Password.tsx'
import { errorOf, ProblemSummary, type Problems, usePostedProblems } from './problems.tsx'

interface FormCardProps {
  readonly form: 'passkeys' | 'recovery-codes'
  readonly title: Copy
  readonly intent: string
  readonly button: ReactNode
  readonly children: (problems: Problems) => ReactNode
}

/** A form about passkeys or codes: its content, the password, and its button. */
function FormCard({ form, title, intent, button, children }: FormCardProps) {
  const problems = usePostedProblems(form)
  useErrorTitle(problems.message !== null || problems.missing.length > 0)
  return (
    <Card as="section" title={<T text={title} />}>
      <form method="post" action={secondFactorPaths.settings} noValidate>
        <Stack gap={5}>
          <ProblemSummary form={form} attempt={0} {...problems} />
          <input type="hidden" name="intent" value={intent} />
          {children(problems)}
          <Password form={form} problems={problems} />
          <div>{button}</div>
        </Stack>
      </form>
    </Card>
  )
}

/** The passkeys there are, one of which can be removed. */
export function RemovePasskey({ passkeys }: { readonly passkeys: readonly Passkey[] }) {
  const choice = useLanguageChoice()
  const chosen = usePostedForm('passkeys')?.fields.remove
  const told = ({ createdAt, lastUsedAt }: Passkey) => {
    const added = formatDay(createdAt, choice)
    return lastUsedAt === null ? (
      <T text={words.unused} values={{ added }} />
    ) : (
      <T text={words.used} values={{ added, used: formatDay(lastUsedAt, choice) }} />
    )
  }
  return (
    <FormCard
      form="passkeys"
      title={words.passkeys}
      intent="remove"
      button={
        <Button type="submit" variant="danger">
          <T text={words.remove} />
        </Button>
      }
    >
      {(problems) => (
        <RadioGroup
          id={idOf('passkeys', 'remove')}
          name="remove"
          label={<T text={words.which} />}
          hint={<T text={words.lastOne} />}
          defaultValue={chosen}
          options={passkeys.map((passkey) => ({
            value: String(passkey.id),
            label: passkey.name,
            hint: told(passkey),
          }))}
          {...errorOf(problems, 'remove')}
        />
      )}
    </FormCard>
  )
}

function CodesLeft({ left }: { readonly left: number }) {
  if (left === 0) return <T text={words.noCodesLeft} />
  return left === 1 ? <T text={words.oneCodeLeft} /> : <T text={words.codesLeft} values={{ count: left }} />
}

/** How many recovery codes are left, and new ones. */
export const RecoveryCodesForm = ({ left }: { readonly left: number }) => (
  <FormCard
    form="recovery-codes"
    title={words.codes}
    intent="new-codes"
    button={
      <Button type="submit" variant="secondary">
        <T text={words.newCodes} />
      </Button>
    }
  >
    {() => (
      <Text>
        <CodesLeft left={left} /> <T text={words.codesText} />
      </Text>
    )}
  </FormCard>
)
