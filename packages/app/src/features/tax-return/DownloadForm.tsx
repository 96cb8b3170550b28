import { Button } from '@aangiftewijs/ui/Button'
import { LinkButton } from '@aangiftewijs/ui/LinkButton'
import { T, useWords } from '../../copy/words.tsx'
import { useHydrated } from '../../shell/page-context.tsx'
import { showToast } from '../../shell/toasts.ts'
import { successWords as words } from './submit.copy.ts'
import { useSimulatedWait } from './use-simulated-wait.ts'

/** The form as a PDF, marked TESTOMGEVING. A page of the server, not one of the specification's calls. */
export const returnPdfPath = '/tax-filing/submit/return.pdf'

/** Opens the download without leaving the page: the server answers with an attachment. */
const downloadReturn = () => window.location.assign(returnPdfPath)

/** The simulated download, which then really downloads. Without script it is a plain link. Decisions, Filing. */
export function DownloadForm({ download = downloadReturn }: { readonly download?: () => void }) {
  const say = useWords()
  const isHydrated = useHydrated()
  const { isWaiting, start } = useSimulatedWait(() => {
    showToast({ variant: 'default', title: say(words.downloadReady), text: say(words.downloadReadyText) })
    download()
  })
  if (!isHydrated)
    return (
      <LinkButton href={returnPdfPath} download>
        <T text={words.download} />
      </LinkButton>
    )
  return (
    <Button isPending={isWaiting} pendingLabel={<T text={words.preparing} />} onPress={start}>
      <T text={words.download} />
    </Button>
  )
}
