import type { FormFields } from '@aangiftewijs/domain/form'
import type { Parsed } from '@aangiftewijs/domain/problem'
import type { User } from '@aangiftewijs/domain/session'
import { Button } from '@aangiftewijs/ui/Button'
import { Checkbox } from '@aangiftewijs/ui/Checkbox'
import { Stack } from '@aangiftewijs/ui/layout'
import { PasswordField } from '@aangiftewijs/ui/PasswordField'
import { spoken, T, useWords } from '../../copy/words.tsx'
import { callApi } from '../../ports/api.ts'
import { useQueryClient } from '../../ports/queries.ts'
import { useErrorTitle } from '../../shell/document-title.ts'
import { dropDraft } from '../../shell/drafts.ts'
import { controlId, FormErrorSummary, hasErrors, wordsOfErrors } from '../../shell/form-errors.tsx'
import { useNavigate } from '../../shell/navigation.tsx'
import { usePage } from '../../shell/page-context.tsx'
import { reasonWords } from '../../shell/refusal-words.ts'
import { showToast } from '../../shell/toasts.ts'
import { useFormCall } from '../../shell/use-form-call.ts'
import { settingsWords } from './copy.ts'
import { PasswordOwner } from './PasswordOwner.tsx'
import { forgetPreferences } from './preference-storage.ts'

const fields = ['password', 'confirmation'] as const

type Deletion = { readonly password?: string }

/** With a password, that is the confirmation; an account without one ticks a box instead. */
function readDeletion(fields: FormFields, hasPassword: boolean): Parsed<Deletion> {
  if (!hasPassword)
    return fields.confirmation === undefined
      ? { ok: false, problems: [{ field: 'confirmation', code: 'not-accepted' }] }
      : { ok: true, value: {} }
  const { password = '' } = fields
  return password === ''
    ? { ok: false, problems: [{ field: 'password', code: 'required' }] }
    : { ok: true, value: { password } }
}

/** Deleting the account with everything in it. Decisions, Accounts and sessions. */
export function DeletionForm({ user }: { readonly user: User }) {
  const hasPassword = user.authMethod !== 'digid'
  const say = useWords()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { path } = usePage()
  const { errors, isPending, submit } = useFormCall<Deletion>({
    name: 'delete-account',
    fields,
    ...(hasPassword ? { passwordField: 'password' } : {}),
    read: (typed) => readDeletion(typed, hasPassword),
    call: (deletion) => callApi('DELETE', '/api/user', deletion),
    onDone: () => {
      dropDraft()
      forgetPreferences(user.id)
      queryClient.startAs(null)
      void navigate('/auth')
      showToast({ variant: 'default', title: say(settingsWords.deleted), text: say(settingsWords.deletedText) })
    },
    onRefused: (failure) =>
      showToast({
        variant: 'destructive',
        title: say(settingsWords.deletionFailed),
        text: spoken(reasonWords(failure), say),
      }),
  })
  const { errorOf, lines } = wordsOfErrors('delete-account', fields, errors)
  useErrorTitle(hasErrors(errors))
  return (
    <form method="post" action={`${path}?tab=security`} noValidate onSubmit={submit}>
      <Stack gap={5}>
        <FormErrorSummary lines={lines} attempt={errors.attempt} />
        {hasPassword ? (
          <>
            <PasswordOwner />
            <PasswordField
              id={controlId('delete-account', 'password')}
              name="password"
              label={<T text={settingsWords.deletionPassword} />}
              hint={<T text={settingsWords.deletionPasswordHint} />}
              autoComplete="current-password"
              showLabel={say(settingsWords.showPassword)}
              hideLabel={say(settingsWords.hidePassword)}
              width="text"
              isRequired
              {...errorOf('password')}
            />
          </>
        ) : (
          <Checkbox
            id={controlId('delete-account', 'confirmation')}
            name="confirmation"
            isRequired
            {...errorOf('confirmation')}
          >
            <T text={settingsWords.deletionConfirmation} />
          </Checkbox>
        )}
        <div>
          <Button
            type="submit"
            name="intent"
            value="delete-account"
            variant="danger"
            isPending={isPending}
            pendingLabel={<T text={settingsWords.deleting} />}
          >
            <T text={settingsWords.deleteAccount} />
          </Button>
        </div>
      </Stack>
    </form>
  )
}
