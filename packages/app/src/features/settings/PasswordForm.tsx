import { parseWith } from '@aangiftewijs/domain/problem'
import { type PasswordChange, passwordChangeSchema } from '@aangiftewijs/domain/session'
import { Button } from '@aangiftewijs/ui/Button'
import { Stack } from '@aangiftewijs/ui/layout'
import { PasswordField } from '@aangiftewijs/ui/PasswordField'
import { spoken, T, useWords } from '../../copy/words.tsx'
import { callApi } from '../../ports/api.ts'
import { useErrorTitle } from '../../shell/document-title.ts'
import { controlId, FormErrorSummary, hasErrors, wordsOfErrors } from '../../shell/form-errors.tsx'
import { usePage } from '../../shell/page-context.tsx'
import { reasonWords } from '../../shell/refusal-words.ts'
import { showToast } from '../../shell/toasts.ts'
import { useFormCall } from '../../shell/use-form-call.ts'
import { settingsWords } from './copy.ts'
import { PasswordOwner } from './PasswordOwner.tsx'

const fields = ['currentPassword', 'newPassword', 'confirmPassword'] as const

const autoComplete = {
  currentPassword: 'current-password',
  newPassword: 'new-password',
  confirmPassword: 'new-password',
} as const

/** Changing the password: the other sessions end with it. Spec 2 §§ 2.16, 5 and 8. */
export function PasswordForm() {
  const say = useWords()
  const { path } = usePage()
  const { errors, isPending, submit } = useFormCall<PasswordChange>({
    name: 'password',
    fields,
    passwordField: 'currentPassword',
    read: (typed) =>
      parseWith(passwordChangeSchema, Object.fromEntries(fields.map((name) => [name, typed[name] ?? '']))),
    // The repeated password is a check of the form; the call has two members (spec 2 § 7).
    call: ({ currentPassword, newPassword }) => callApi('POST', '/api/user/password', { currentPassword, newPassword }),
    onDone: (form) => {
      form.reset()
      showToast({
        variant: 'default',
        title: say(settingsWords.passwordChanged),
        text: say(settingsWords.passwordChangedText),
      })
    },
    onRefused: (failure) => {
      const text = spoken(reasonWords(failure, settingsWords.passwordFailed), say)
      showToast({ variant: 'destructive', title: say(settingsWords.error), text })
    },
  })
  const { errorOf, lines } = wordsOfErrors('password', fields, errors)
  useErrorTitle(hasErrors(errors))
  return (
    <form method="post" action={`${path}?tab=security`} noValidate onSubmit={submit}>
      <Stack gap={5}>
        <FormErrorSummary lines={lines} attempt={errors.attempt} />
        <PasswordOwner />
        {fields.map((name) => (
          <PasswordField
            key={name}
            id={controlId('password', name)}
            name={name}
            label={<T text={settingsWords[name]} />}
            {...(name === 'newPassword' ? { hint: <T text={settingsWords.newPasswordHint} /> } : {})}
            autoComplete={autoComplete[name]}
            showLabel={`${say(settingsWords.showPassword)}: ${say(settingsWords[name])}`}
            hideLabel={`${say(settingsWords.hidePassword)}: ${say(settingsWords[name])}`}
            width="text"
            isRequired
            {...errorOf(name)}
          />
        ))}
        <div>
          <Button
            type="submit"
            name="intent"
            value="password"
            isPending={isPending}
            pendingLabel={<T text={settingsWords.changing} />}
          >
            <T text={settingsWords.changePassword} />
          </Button>
        </div>
      </Stack>
    </form>
  )
}
