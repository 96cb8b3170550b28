import { Button } from '@aangiftewijs/ui/Button'
import { useHydrated } from '@aangiftewijs/ui/behaviour'
import { Icon } from '@aangiftewijs/ui/Icon'
import { Link } from '@aangiftewijs/ui/Link'
import { Cluster, Heading, Stack, Text } from '@aangiftewijs/ui/layout'
import { T, useWords } from '../../copy/words.tsx'
import { usePage } from '../../shell/page-context.tsx'
import { showToast } from '../../shell/toasts.ts'
import { words } from './copy.ts'

/** The address that shows this calculation again, as a link and to copy. */
export function ShareLink({ address }: { readonly address: string }) {
  const { origin } = usePage()
  const say = useWords()
  const isHydrated = useHydrated()
  const copyLink = async () => {
    try {
      await navigator.clipboard.writeText(origin + address)
      showToast({ variant: 'default', title: say(words.linkCopied) })
    } catch {
      showToast({ variant: 'destructive', title: say(words.linkNotCopied) })
    }
  }
  return (
    <Stack gap={2}>
      <Heading level={3} size="md">
        <T text={words.shareTitle} />
      </Heading>
      <Text size="sm" tone="muted">
        <T text={words.shareText} />
      </Text>
      <Cluster gap={4}>
        <Link href={address}>
          <T text={words.shareLink} />
        </Link>
        {isHydrated && (
          <Button variant="secondary" size="small" onPress={() => void copyLink()}>
            <Icon name="copy" size="small" /> <T text={words.copyLink} />
          </Button>
        )}
      </Cluster>
    </Stack>
  )
}
