import { testBsn } from '@aangiftewijs/domain/bsn'
import { Button } from '@aangiftewijs/ui/Button'
import { Stack } from '@aangiftewijs/ui/layout'
import { PasswordField } from '@aangiftewijs/ui/PasswordField'
import { TextField } from '@aangiftewijs/ui/TextField'
import { T, useWords } from '../../copy/words.tsx'
import { useErrorTitle } from '../../shell/document-title.ts'
import { controlId, FormErrorSummary, hasErrors, wordsOfErrors } from '../../shell/form-errors.tsx'
import { usePostedForm } from '../../shell/page-context.tsx'
import { TestBsnField } from '../../shell/TestBsnField.tsx'
import { useBoxBefore } from '../../shell/use-box-before.ts'
import { CarriedFields } from './CarriedFields.tsx'
import { sessionWords } from './copy.ts'
import { authFields, useAuthForm } from './use-auth-form.ts'

const id = (field: string) => controlId('register', field)

/** The registration form. Spec 1 §§ 2 and 5. */
export function RegisterForm() {
  const say = useWords()
  const posted = usePostedForm('register')
  const { errors, isPending, submit } = useAuthForm('register')
  const { errorOf, lines } = wordsOfErrors('register', authFields.register, errors)
  useErrorTitle(hasErrors(errors))
  useBoxBefore(id('bsn'))
  const passwordOf = (name: 'password' | 'confirmPassword') => ({
    id: id(name),
    name,
    label: <T text={sessionWords[name]} />,
    // There are two: of which, is in the name of each button.
    showLabel: `${say(sessionWords.showPassword)}: ${say(sessionWords[name])}`,
    hideLabel: `${say(sessionWords.hidePassword)}: ${say(sessionWords[name])}`,
    autoComplete: 'new-password' as const,
    isRequired: true,
    ...errorOf(name),
  })
  const typed = (field: string) => ({ name: field, id: id(field), defaultValue: posted?.fields[field] ?? '' })
  return (
    <form method="post" action="/auth?tab=register" noValidate onSubmit={submit}>
      <Stack gap={5}>
        <FormErrorSummary lines={lines} attempt={errors.attempt} />
        <CarriedFields />
        <TextField
          {...typed('fullName')}
          label={<T text={sessionWords.fullName} />}
          autoComplete="name"
          isRequired
          {...errorOf('fullName')}
        />
        <TextField
          {...typed('email')}
          type="email"
          label={<T text={sessionWords.email} />}
          autoComplete="email"
          isRequired
          {...errorOf('email')}
        />
        <TestBsnField
          {...typed('bsn')}
          testBsn={testBsn}
          label={<T text={sessionWords.bsn} />}
          hint={<T text={sessionWords.bsnHint} values={{ bsn: testBsn }} />}
          placeholder={testBsn}
          isRequired
          {...errorOf('bsn')}
        />
        <TextField
          {...typed('username')}
          label={<T text={sessionWords.username} />}
          hint={<T text={sessionWords.usernameHint} />}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          isRequired
          {...errorOf('username')}
        />
        <PasswordField {...passwordOf('password')} hint={<T text={sessionWords.passwordHint} />} />
        <PasswordField {...passwordOf('confirmPassword')} />
        <Button
          type="submit"
          name="intent"
          value="register"
          isFull
          isPending={isPending}
          pendingLabel={<T text={sessionWords.registering} />}
        >
          <T text={sessionWords.register} />
        </Button>
      </Stack>
    </form>
  )
}
