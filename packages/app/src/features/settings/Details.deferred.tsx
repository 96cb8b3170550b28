import { testBsn } from '@aangiftewijs/domain/bsn'
import { detailsPath } from '@aangiftewijs/domain/session'
import { BsnField } from '@aangiftewijs/ui/BsnField'
import { Button } from '@aangiftewijs/ui/Button'
import { Card } from '@aangiftewijs/ui/Card'
import { Stack, Text } from '@aangiftewijs/ui/layout'
import { PasswordField } from '@aangiftewijs/ui/PasswordField'
import { TextField } from '@aangiftewijs/ui/TextField'
import type { ReactNode } from 'react'
import { T, useWords } from '../../copy/words.tsx'
import { useUser } from '../../ports/queries.ts'
import { useErrorTitle } from '../../shell/document-title.ts'
import { controlId, FormErrorSummary, hasErrors, postedErrors, wordsOfErrors } from '../../shell/form-errors.tsx'
import { usePage, usePostedForm } from '../../shell/page-context.tsx'
import { detailsWords as words } from './details.copy.ts'
import { PasswordOwner } from './PasswordOwner.tsx'

const fieldsOf = { details: ['fullName', 'username', 'bsn', 'password'], email: ['email', 'password'] } as const

type FormName = keyof typeof fieldsOf

/** What came back with a form of this page, and what each of its fields takes. */
function usePosted(form: FormName) {
  const posted = usePostedForm(form)
  const errors = postedErrors(posted)
  const { errorOf, lines } = wordsOfErrors(form, fieldsOf[form], errors)
  useErrorTitle(hasErrors(errors))
  const field = (name: string) => ({ id: controlId(form, name), name, ...errorOf(name) })
  return { typed: posted?.fields ?? null, lines, field }
}

interface FormCardProps {
  readonly form: FormName
  readonly title: ReactNode
  readonly button: ReactNode
  readonly posted: ReturnType<typeof usePosted>
  readonly children: ReactNode
}

/** A form about the person: its fields, the password, and its button. It is posted, with script as without. */
function FormCard({ form, title, button, posted: { lines, field }, children }: FormCardProps) {
  const say = useWords()
  return (
    <Card as="section" title={title}>
      <form method="post" action={detailsPath} noValidate>
        <Stack gap={5}>
          <FormErrorSummary lines={lines} attempt={0} />
          {children}
          <PasswordField
            {...field('password')}
            label={<T text={words.password} />}
            autoComplete="current-password"
            showLabel={say(words.showPassword)}
            hideLabel={say(words.hidePassword)}
            width="text"
            isRequired
          />
          <div>
            <Button type="submit" name="intent" value={form}>
              {button}
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  )
}

function PersonForm() {
  const user = useUser()
  const posted = usePosted('details')
  const { typed, field } = posted
  // Also of a form that came back: only what differs from what it was first made with was changed.
  const shown = {
    shownFullName: typed?.shownFullName ?? user?.fullName ?? '',
    shownUsername: typed?.shownUsername ?? user?.username ?? '',
  }
  return (
    <FormCard form="details" title={<T text={words.person} />} button={<T text={words.save} />} posted={posted}>
      {Object.entries(shown).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextField
        {...field('fullName')}
        label={<T text={words.fullName} />}
        hint={<T text={words.fullNameHint} />}
        defaultValue={typed?.fullName ?? user?.fullName ?? ''}
        autoComplete="name"
        width="text"
        isRequired
      />
      <TextField
        {...field('username')}
        label={<T text={words.username} />}
        hint={<T text={words.usernameHint} />}
        defaultValue={typed?.username ?? user?.username ?? ''}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        width="text"
        isRequired
      />
      <BsnField
        {...field('bsn')}
        label={<T text={words.bsn} />}
        hint={<T text={words.bsnHint} values={{ bsn: user?.bsn ?? '', testBsn }} />}
        defaultValue={typed?.bsn ?? ''}
      />
    </FormCard>
  )
}

function EmailForm() {
  const user = useUser()
  const { operator } = usePage()
  const posted = usePosted('email')
  const { typed, field } = posted
  return (
    <FormCard form="email" title={<T text={words.email} />} button={<T text={words.changeEmail} />} posted={posted}>
      <PasswordOwner />
      <Text>
        <T text={operator?.sendsMail ? words.emailText : words.emailTextUnsent} />
      </Text>
      <TextField
        {...field('email')}
        type="email"
        label={<T text={words.newEmail} />}
        hint={<T text={words.emailNow} values={{ email: user?.email ?? '' }} />}
        defaultValue={typed?.email ?? ''}
        autoComplete="email"
        width="text"
        isRequired
      />
    </FormCard>
  )
}

/** The forms that correct what is kept of a person. */
export function Part() {
  return (
    <Stack gap={6}>
      <PersonForm />
      <EmailForm />
    </Stack>
  )
}
