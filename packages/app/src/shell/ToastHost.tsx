import type { ToastRegion } from '@aangiftewijs/ui/Toast'
import { useEffect, useState } from 'react'
import { useWords } from '../copy/words.tsx'
import { shellWords } from './copy.ts'
import { loadUntilThere } from './load-until-there.ts'
import { dismissToast, useToast } from './toasts.ts'

/** Where toasts appear. Their code is fetched with the first toast: most pages never show one. */
export function ToastHost() {
  const toast = useToast()
  const say = useWords()
  const [Region, setRegion] = useState<typeof ToastRegion | null>(null)
  const isNeeded = toast !== null && Region === null

  useEffect(() => {
    if (!isNeeded) return
    return loadUntilThere(
      () => import('@aangiftewijs/ui/Toast'),
      (module) => setRegion(() => module.ToastRegion),
    )
  }, [isNeeded])

  if (Region === null) return null
  return (
    <Region
      toast={toast}
      onClose={dismissToast}
      label={say(shellWords.notifications)}
      closeLabel={say(shellWords.closeToast)}
    />
  )
}
