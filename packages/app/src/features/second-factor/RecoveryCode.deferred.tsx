import { Button } from '@aangiftewijs/ui/Button'
import { Stack } from '@aangiftewijs/ui/layout'
import { TextField } from '@aangiftewijs/ui/TextField'
import { T } from '../../copy/words.tsx'
import { useErrorTitle } from '../../shell/document-title.ts'
import { usePage } from '../../shell/page-context.tsx'
import { nextPath } from '../../shell/sign-in-path.ts'
import { idOf, stepAction } from './addresses.ts'
import { secondFactorWords as words } from './copy.ts'
import { errorOf, ProblemSummary, usePostedProblems } from './problems.tsx'

const form = 'second-factor'

/** A recovery code in the place of a passkey. */
export function Part() {
  const next = nextPath(usePage().search)
  const problems = usePostedProblems(form)
  useErrorTitle(problems.message !== null || problems.missing.length > 0)
  return (
    <form method="post" action={stepAction(next)} noValidate>
      <Stack gap={5}>
        <ProblemSummary form={form} attempt={0} {...problems} />
        <input type="hidden" name="next" value={next} />
        <TextField
          id={idOf(form, 'recoveryCode')}
          name="recoveryCode"
          label={<T text={words.recoveryCode} />}
          hint={<T text={words.recoveryCodeHint} />}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          width="text"
          isRequired
          {...errorOf(problems, 'recoveryCode')}
        />
        <div>
          <Button type="submit" variant="secondary">
            <T text={words.useCode} />
          </Button>
        </div>
      </Stack>
    </form>
  )
}
