import { isPracticeAccount, lookAroundUserId, type User } from '@aangiftewijs/domain/session'
import { Card } from '@aangiftewijs/ui/Card'
import { Link } from '@aangiftewijs/ui/Link'
import { LinkButton } from '@aangiftewijs/ui/LinkButton'
import { Stack, Text } from '@aangiftewijs/ui/layout'
import { T } from '../../copy/words.tsx'
import { useUser } from '../../ports/queries.ts'
import { usePage } from '../../shell/page-context.tsx'
import { activityWords } from './activity.copy.ts'
import { settingsWords } from './copy.ts'
import { DeletionForm } from './DeletionForm.tsx'
import { PasswordForm } from './PasswordForm.tsx'

/** The password, the data held, and leaving. */
export function SecurityTab() {
  const user = useUser()
  if (user === null) return null
  const hasPassword = user.authMethod !== 'digid'
  const isShared = user.id === lookAroundUserId
  return (
    <Stack gap={8}>
      {hasPassword ? (
        <Card
          as="section"
          title={<T text={settingsWords.details} />}
          actions={
            <LinkButton href="/settings/details" variant="secondary">
              <T text={settingsWords.changeDetails} />
            </LinkButton>
          }
        >
          <Text>
            <T text={settingsWords.detailsText} />
          </Text>
        </Card>
      ) : null}
      <Card as="section" title={<T text={settingsWords.password} />}>
        <Stack gap={4}>
          <Text>
            <T text={hasPassword ? settingsWords.passwordIntro : settingsWords.passwordDigid} />
          </Text>
          {hasPassword ? <PasswordForm /> : null}
        </Stack>
      </Card>
      {hasPassword ? (
        <Card
          as="section"
          title={<T text={settingsWords.passkeys} />}
          actions={
            <LinkButton href="/settings/second-factor" variant="secondary">
              <T text={settingsWords.showPasskeys} />
            </LinkButton>
          }
        >
          <Text>
            <T text={settingsWords.passkeysText} />
          </Text>
        </Card>
      ) : null}
      {isShared ? <NothingOwn /> : <OwnData user={user} />}
    </Stack>
  )
}

/** What there is of the shared look-around citizen: nothing to download, look back at or delete. */
const NothingOwn = () => (
  <Card as="section" title={<T text={settingsWords.data} />}>
    <Text>
      <T text={activityWords.shared} />
    </Text>
  </Card>
)

function OwnData({ user }: { readonly user: User }) {
  return (
    <>
      <Card
        as="section"
        title={<T text={settingsWords.data} />}
        actions={
          <LinkButton href="/api/user/export" variant="secondary" download>
            <T text={settingsWords.download} />
          </LinkButton>
        }
      >
        <Text>
          <T text={settingsWords.dataText} />
        </Text>
      </Card>
      <Card
        as="section"
        title={<T text={activityWords.title} />}
        actions={
          <LinkButton href="/settings/activity" variant="secondary">
            <T text={settingsWords.showActivity} />
          </LinkButton>
        }
      >
        <Text>
          <T text={settingsWords.activityText} />{' '}
          {isPracticeAccount(user) ? null : <T text={settingsWords.activitySignOut} />}
        </Text>
      </Card>
      <Card as="section" title={<T text={settingsWords.deletion} />}>
        <Stack gap={4}>
          <Text>
            <T text={settingsWords.deletionText} />
          </Text>
          <Text>
            <AboutBackups />
          </Text>
          <DeletionForm user={user} />
        </Stack>
      </Card>
    </>
  )
}

/** Deleting does not reach into backups: for how long is the operator's to say. */
function AboutBackups() {
  const { backupDays } = usePage().operator ?? {}
  return (
    <>
      {backupDays === undefined ? (
        <T text={settingsWords.deletionBackups} />
      ) : (
        <T text={settingsWords.deletionBackupDays} values={{ count: backupDays }} />
      )}{' '}
      <Link href="/privacy#backups">
        <T text={settingsWords.aboutBackups} />
      </Link>
    </>
  )
}
