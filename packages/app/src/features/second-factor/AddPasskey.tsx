import { longestPasskeyName, secondFactorPaths } from '@aangiftewijs/domain/session'
import { Button } from '@aangiftewijs/ui/Button'
import { Card } from '@aangiftewijs/ui/Card'
import { InsteadOfScript } from '@aangiftewijs/ui/InsteadOfScript'
import { Stack, Text } from '@aangiftewijs/ui/layout'
import { TextField } from '@aangiftewijs/ui/TextField'
import { type FormEvent, useState } from 'react'
import { T } from '../../copy/words.tsx'
import { callApi } from '../../ports/api.ts'
import { useErrorTitle } from '../../shell/document-title.ts'
import { usePostedForm } from '../../shell/page-context.tsx'
import { idOf } from './addresses.ts'
import { secondFactorWords as words } from './copy.ts'
import { Password } from './Password.tsx'
import { errorOf, ProblemSummary, type Problems, usePostedProblems } from './problems.tsx'
import { loadWebAuthn, usePasskey } from './use-passkey.ts'
import { requirePasskeys } from './why-no-passkey.ts'

const form = 'new-passkey'

const makePasskey = async (password: string) => {
  requirePasskeys()
  const path = '/api/second-factor/options'
  const optionsJSON = await callApi('POST', path, { password })
  const { startRegistration } = await loadWebAuthn()
  return startRegistration({ optionsJSON })
}

/** The browser makes the passkey, the server answers with a page: the recovery codes, with the first one. */
export function AddPasskey() {
  const posted = usePostedForm(form)
  const [found, setFound] = useState<Problems & { readonly attempt: number }>({
    ...usePostedProblems(form),
    attempt: 0,
  })
  const { credential, isPending, failure, attempt, send } = usePasskey()
  const problems = found.missing.length === 0 && failure !== null ? { missing: [], message: failure } : found
  useErrorTitle(problems.message !== null || problems.missing.length > 0)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const missing = (['name', 'password'] as const).filter((field) => String(typed.get(field)).trim() === '')
    setFound((before) => ({ missing, message: null, attempt: before.attempt + 1 }))
    if (missing.length === 0) send(() => makePasskey(String(typed.get('password'))))
  }
  return (
    <Card as="section" title={<T text={words.add} />}>
      <form method="post" action={secondFactorPaths.settings} noValidate onSubmit={submit}>
        <Stack gap={5}>
          <ProblemSummary
            form={form}
            missing={problems.missing}
            message={problems.message}
            attempt={found.attempt + attempt}
          />
          <Text>
            <T text={words.addIntro} />
          </Text>
          <input type="hidden" name="intent" value="add" />
          <input type="hidden" name="credential" ref={credential} />
          <TextField
            id={idOf(form, 'name')}
            name="name"
            label={<T text={words.name} />}
            hint={<T text={words.nameHint} />}
            defaultValue={posted?.fields.name ?? ''}
            maxLength={longestPasskeyName}
            width="text"
            isRequired
            {...errorOf(problems, 'name')}
          />
          <Password form={form} problems={problems} />
          <div>
            <Button type="submit" isPending={isPending} pendingLabel={<T text={words.adding} />}>
              <T text={words.add} />
            </Button>
            <InsteadOfScript>
              <Text tone="muted">
                <T text={words.needsScript} />
              </Text>
            </InsteadOfScript>
          </div>
        </Stack>
      </form>
    </Card>
  )
}
