import { type AuditEntry, auditEvents } from '@aangiftewijs/domain/audit'
import { DataTable } from '@aangiftewijs/ui/DataTable'
import { Link } from '@aangiftewijs/ui/Link'
import { Heading, Stack, Text } from '@aangiftewijs/ui/layout'
import { formatMoment } from '../../copy/dates.ts'
import { T, useLanguageChoice } from '../../copy/words.tsx'
import { useActivity } from '../../ports/queries.ts'
import { SignOutForm } from '../../shell/SignOutForm.tsx'
import { settingsWords } from './copy.ts'

/** What was done with the account, when and from where, so that its owner sees what was somebody else's doing. */
export function Page() {
  const entries = useActivity()
  return (
    <Stack gap={6} align="stretch">
      <Heading level={1}>
        <T text={settingsWords.activity} />
      </Heading>
      <Text>
        <T text={settingsWords.activityIntro} />
      </Text>
      <SignOutForm>
        <T text={settingsWords.signOutEverywhere} />
      </SignOutForm>
      {entries.length === 0 ? (
        <Text tone="muted">
          <T text={settingsWords.noActivity} />
        </Text>
      ) : (
        <Entries entries={entries} />
      )}
      <Text>
        <Link href="/settings?tab=security">
          <T text={settingsWords.backToSettings} />
        </Link>
      </Text>
    </Stack>
  )
}

/** The networks of a computer that speaks with itself, the last as it was once written. */
const ownNetworks = ['127.0.0.0/24', '::/48', '0:0:0::/48']

function Place({ address }: Pick<AuditEntry, 'address'>) {
  if (address === null) return <T text={settingsWords.byOperator} />
  return ownNetworks.includes(address) ? <T text={settingsWords.thisComputer} /> : address
}

function Entries({ entries }: { readonly entries: readonly AuditEntry[] }) {
  const choice = useLanguageChoice()
  return (
    <DataTable
      caption={<T text={settingsWords.activity} />}
      isCaptionHidden
      columns={[
        { id: 'event', label: <T text={settingsWords.activityEvent} /> },
        { id: 'at', label: <T text={settingsWords.activityMoment} /> },
        { id: 'address', label: <T text={settingsWords.activityPlace} /> },
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
