import { useHydrated } from '@aangiftewijs/ui/behaviour'
import { type Dialog, StaticDialog } from '@aangiftewijs/ui/Dialog'
import { type ComponentProps, useEffect, useState } from 'react'

interface DeferredDialogProps extends ComponentProps<typeof Dialog> {
  /** Open in the server's HTML, for people without script. */
  readonly isOpenWithoutScript: boolean
}

/** A dialog whose script (20 kB of focus keeping) is fetched when it is first opened. When that fails it shows without. */
export function DeferredDialog({ isOpenWithoutScript, ...props }: DeferredDialogProps) {
  const [Loaded, setLoaded] = useState<typeof Dialog | typeof StaticDialog | null>(null)
  const isHydrated = useHydrated()
  const { isOpen } = props
  useEffect(() => {
    if (!isOpen || Loaded) return
    let isWanted = true
    import('./loaded-dialog.ts').then(
      (loaded) => isWanted && setLoaded(() => loaded.Dialog),
      () => isWanted && setLoaded(() => StaticDialog),
    )
    return () => {
      isWanted = false
    }
  }, [isOpen, Loaded])
  if (!isHydrated) return isOpenWithoutScript ? <StaticDialog {...props} /> : null
  return isOpen && Loaded ? <Loaded {...props} /> : null
}
