import { Heading, Stack } from '@aangiftewijs/ui/layout'
import { T } from '../../copy/words.tsx'
import { Deferred } from '../../deferred/Deferred.tsx'
import { useUser } from '../../ports/queries.ts'
import { AppearanceCard } from './AppearanceCard.tsx'
import { settingsWords } from './copy.ts'
import { hasRememberedPreferences } from './preference-storage.ts'

/** Settings and profile: what to be told about, everything about the account itself, language and theme. Spec 2 § 2.16. */
export function Page() {
  const user = useUser()
  return (
    <Stack gap={6}>
      <Heading level={1}>
        <T text={settingsWords.title} />
      </Heading>
      <Stack gap={8}>
        <Deferred part="settings/SettingsTabs" isInUse={() => user !== null && hasRememberedPreferences(user.id)} />
        <AppearanceCard />
      </Stack>
    </Stack>
  )
}
