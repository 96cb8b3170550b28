import { PasswordField } from '@aangiftewijs/ui/PasswordField'
import { T, useWords } from '../../copy/words.tsx'
import { idOf } from './addresses.ts'
import { secondFactorWords as words } from './copy.ts'
import { errorOf, type FormName, type Problems } from './problems.tsx'

interface PasswordProps {
  readonly form: FormName
  readonly problems: Problems
}

/** The password once more: whoever finds a browser signed in changes nothing here. */
export function Password({ form, problems }: PasswordProps) {
  const say = useWords()
  return (
    <PasswordField
      id={idOf(form, 'password')}
      name="password"
      label={<T text={words.password} />}
      autoComplete="current-password"
      showLabel={say(words.showPassword)}
      hideLabel={say(words.hidePassword)}
      width="text"
      isRequired
      {...errorOf(problems, 'password')}
    />
  )
}
