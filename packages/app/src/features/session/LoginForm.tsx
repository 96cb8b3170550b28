import { Button } from '@aangiftewijs/ui/Button'
import { Link } from '@aangiftewijs/ui/Link'
import { Stack, Text } from '@aangiftewijs/ui/layout'
import { PasswordField } from '@aangiftewijs/ui/PasswordField'
import { TextField } from '@aangiftewijs/ui/TextField'
import { T, useWords } from '../../copy/words.tsx'
import { useErrorTitle } from '../../shell/document-title.ts'
import { controlId, FormErrorSummary, hasErrors, wordsOfErrors } from '../../shell/form-errors.tsx'
import { usePostedForm } from '../../shell/page-context.tsx'
import { CarriedFields } from './CarriedFields.tsx'
import { sessionWords } from './copy.ts'
import { authFields, useAuthForm } from './use-auth-form.ts'

const id = (field: string) => controlId('login', field)

/** The sign-in form. Spec 1 §§ 2 and 5. */
export function LoginForm() {
  const say = useWords()
  const posted = usePostedForm('login')
  const { errors, isPending, submit } = useAuthForm('login')
  const { errorOf, lines } = wordsOfErrors('login', authFields.login, errors)
  useErrorTitle(hasErrors(errors))
  return (
    <form method="post" action="/auth" noValidate onSubmit={submit}>
      <Stack gap={5}>
        <FormErrorSummary lines={lines} attempt={errors.attempt} />
        <CarriedFields />
        <TextField
          id={id('username')}
          name="username"
          label={<T text={sessionWords.username} />}
          defaultValue={posted?.fields.username ?? ''}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          isRequired
          {...errorOf('username')}
        />
        <PasswordField
          id={id('password')}
          name="password"
          label={<T text={sessionWords.password} />}
          autoComplete="current-password"
          showLabel={say(sessionWords.showPassword)}
          hideLabel={say(sessionWords.hidePassword)}
          isRequired
          {...errorOf('password')}
        />
        <Button
          type="submit"
          name="intent"
          value="login"
          isFull
          isPending={isPending}
          pendingLabel={<T text={sessionWords.loggingIn} />}
        >
          <T text={sessionWords.login} />
        </Button>
        <Text>
          <Link href="/forgot-password">
            <T text={sessionWords.forgotPassword} />
          </Link>
        </Text>
      </Stack>
    </form>
  )
}
