import type { TaxFiling } from '@aangiftewijs/domain/tax-return'
import { Button } from '@aangiftewijs/ui/Button'
import { useHydrated } from '@aangiftewijs/ui/behaviour'
import { LinkButton } from '@aangiftewijs/ui/LinkButton'
import { Text } from '@aangiftewijs/ui/layout'
import { useState } from 'react'
import { T, useWords } from '../../../copy/words.tsx'
import { isOfSessionEnd } from '../../../ports/api.ts'
import { showToast } from '../../../shell/toasts.ts'
import { returnPdfPath } from '../../returns/addresses.ts'
import { successWords as words } from '../submission/success.copy.ts'
import { useSimulatedWait } from '../wizard/use-simulated-wait.ts'
import { saveFile } from './save-file.ts'

/** The simulated download, which then really downloads. Without script it is a plain link. Decisions, Filing. */
export function DownloadForm({ filing }: { readonly filing: Pick<TaxFiling, 'id'> }) {
  const pdf = returnPdfPath(filing.id)
  const say = useWords()
  const isHydrated = useHydrated()
  const [isFailed, setFailed] = useState(false)
  const { isWaiting, start } = useSimulatedWait(async () => {
    try {
      await saveFile(pdf)
      setFailed(false)
      showToast({ variant: 'default', title: say(words.downloadReady), text: say(words.downloadReadyText) })
    } catch (failure) {
      if (isOfSessionEnd(failure)) return
      setFailed(true)
      showToast({ variant: 'destructive', title: say(words.downloadFailed), text: say(words.downloadFailedText) })
    }
  })
  if (!isHydrated)
    return (
      <LinkButton href={pdf} download>
        <T text={words.download} />
      </LinkButton>
    )
  return (
    <>
      <Button isPending={isWaiting} pendingLabel={<T text={words.preparing} />} onPress={start}>
        <T text={words.download} />
      </Button>
      {isFailed && (
        <Text tone="error">
          <T text={words.downloadFailed} />. <T text={words.downloadFailedText} />
        </Text>
      )}
    </>
  )
}
