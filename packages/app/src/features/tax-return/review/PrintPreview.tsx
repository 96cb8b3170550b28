import { Button } from '@aangiftewijs/ui/Button'
import { useHydrated } from '@aangiftewijs/ui/behaviour'
import { T, useWords } from '../../../copy/words.tsx'
import { showToast } from '../../../shell/toasts.ts'
import { actionWords as words } from '../review.copy.ts'
import { useSimulatedWait } from '../wizard/use-simulated-wait.ts'

/** The simulated print preview, which then really prints: a toast, and the browser's print window. Decisions, Filing. */
export function PrintPreview() {
  const say = useWords()
  const isHydrated = useHydrated()
  const { isWaiting, start } = useSimulatedWait(() => {
    showToast({ variant: 'default', title: say(words.printReady), text: say(words.printReadyText) })
    window.print()
  })
  if (!isHydrated)
    return (
      <noscript>
        <T text={words.printHint} />
      </noscript>
    )
  // Firefox on Android has it since 114.
  if (typeof window.print !== 'function') return <T text={words.printHint} />
  return (
    <Button variant="secondary" isPending={isWaiting} pendingLabel={<T text={words.preparingPrint} />} onPress={start}>
      <T text={words.printPreview} />
    </Button>
  )
}
