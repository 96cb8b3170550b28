import { Card } from '@aangiftewijs/ui/Card'
import { Link } from '@aangiftewijs/ui/Link'
import { LinkButton } from '@aangiftewijs/ui/LinkButton'
import { Stack, Text } from '@aangiftewijs/ui/layout'
import { T } from '../../copy/words.tsx'
import { useUser } from '../../ports/queries.ts'
import { usePage } from '../../shell/page-context.tsx'
import { settingsWords } from './copy.ts'
import { DeletionForm } from './DeletionForm.tsx'
import { PasswordForm } from './PasswordForm.tsx'

/** The password, the data held, and leaving. */
export function SecurityTab() {
  const user = useUser()
  const hasPassword = user?.authMethod !== 'digid'
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
        title={<T text={settingsWords.activity} />}
        actions={
          <LinkButton href="/settings/activity" variant="secondary">
            <T text={settingsWords.showActivity} />
          </LinkButton>
        }
      >
        <Text>
          <T text={settingsWords.activityText} />
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
          <DeletionForm hasPassword={hasPassword} />
        </Stack>
      </Card>
    </Stack>
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
