import { Banner } from '@aangiftewijs/ui/Banner'
import { useState } from 'react'
import type { Flash } from '../page-request.ts'
import { usePage } from './page-context.tsx'
import { useToast } from './toasts.ts'

const looks = {
  default: { variant: 'success', role: 'status' },
  warning: { variant: 'warning', role: 'status' },
  destructive: { variant: 'error', role: 'alert' },
} as const satisfies Record<Flash['variant'], object>

/**
 * What a post without script has to say on the next page: the words of the toast the script would have shown. It goes when there is
 * something newer to say.
 */
export function FlashBanner() {
  const { flash } = usePage()
  const toast = useToast()
  const [outdated, setOutdated] = useState<Flash | null>(null)
  if (toast !== null && flash !== outdated) setOutdated(flash)
  if (flash === null || flash === outdated) return null
  return (
    <Banner {...looks[flash.variant]} title={flash.title}>
      {flash.text}
    </Banner>
  )
}
