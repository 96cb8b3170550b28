import { useHydrated } from '@aangiftewijs/ui/behaviour'
import { type Dialog, StaticDialog } from '@aangiftewijs/ui/Dialog'
import { type ComponentProps, useEffect, useState } from 'react'

/**
 * A dialog whose script (20 kB of focus keeping) is fetched when it is first opened. When that fails it shows without; what the server
 * wrote stands there until the script has come.
 */
export function DeferredDialog(props: ComponentProps<typeof Dialog>) {
  const [Loaded, setLoaded] = useState<typeof Dialog | typeof StaticDialog | null>(null)
  const isHydrated = useHydrated()
  const { isOpen } = props
  const [isServed] = useState(isOpen && !isHydrated)
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
  if (!isOpen) return null
  if (Loaded) return <Loaded {...props} />
  return isServed ? <StaticDialog {...props} /> : null
}
