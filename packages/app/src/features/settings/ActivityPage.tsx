import { type AuditEntry, auditEvents } from '@aangiftewijs/domain/audit'
import { isPracticeAccount, lookAroundUserId } from '@aangiftewijs/domain/session'
import { DataTable } from '@aangiftewijs/ui/DataTable'
import { Link } from '@aangiftewijs/ui/Link'
import { Heading, Stack, Text } from '@aangiftewijs/ui/layout'
import { formatMoment } from '../../copy/dates.ts'
import { T, useLanguageChoice } from '../../copy/words.tsx'
import { useActivity, useUser } from '../../ports/queries.ts'
import { SignOutForm } from '../../shell/SignOutForm.tsx'
import { activityWords } from './activity.copy.ts'

/** What was done with the account, when and from where, so that its owner sees what was somebody else's doing. */
export function Page() {
  const user = useUser()
  const isShared = user?.id === lookAroundUserId
  return (
    <Stack gap={6} align="stretch">
      <Heading level={1}>
        <T text={activityWords.title} />
      </Heading>
      {isShared ? (
        <Text>
          <T text={activityWords.shared} />
        </Text>
      ) : (
        <Activity isPractice={user !== null && isPracticeAccount(user)} />
      )}
      <Text>
        <Link href="/settings?tab=security">
          <T text={activityWords.back} />
        </Link>
      </Text>
    </Stack>
  )
}

/** Signing out everywhere helps against a stranger; out of a practice account it is the end of it (ADR 78). */
function Activity({ isPractice }: { readonly isPractice: boolean }) {
  const entries = useActivity()
  const { advice, button, variant } = isPractice ? ofPractice : ofPassword
  return (
    <>
      <Text>
        <T text={activityWords.intro} /> <T text={advice} />
      </Text>
      <SignOutForm variant={variant}>
        <T text={button} />
      </SignOutForm>
      {entries.length === 0 ? (
        <Text tone="muted">
          <T text={activityWords.noActivity} />
        </Text>
      ) : (
        <Entries entries={entries} />
      )}
    </>
  )
}

const ofPassword = {
  advice: activityWords.advice,
  button: activityWords.signOutEverywhere,
  variant: 'secondary',
} as const

const ofPractice = {
  advice: activityWords.practiceAdvice,
  button: activityWords.practiceSignOut,
  variant: 'danger',
} as const

/** The networks of a computer that speaks with itself, the last as it was once written. */
const ownNetworks = ['127.0.0.0/24', '::/48', '0:0:0::/48']

function Place({ address }: Pick<AuditEntry, 'address'>) {
  if (address === null) return <T text={activityWords.byOperator} />
  return ownNetworks.includes(address) ? <T text={activityWords.thisComputer} /> : address
}

function Entries({ entries }: { readonly entries: readonly AuditEntry[] }) {
  const choice = useLanguageChoice()
  return (
    <DataTable
      caption={<T text={activityWords.title} />}
      isCaptionHidden
      columns={[
        { id: 'event', label: <T text={activityWords.event} /> },
        { id: 'at', label: <T text={activityWords.moment} /> },
        { id: 'address', label: <T text={activityWords.place} /> },
      ]}
      rows={entries.map(({ at, event, address }, index) => ({
        id: String(index),
        cells: {
          event: <T text={auditEvents[event]} />,
          at: <time dateTime={at}>{formatMoment(at, choice)}</time>,
          address: <Place address={address} />,
        },
      }))}
    />
  )
}
