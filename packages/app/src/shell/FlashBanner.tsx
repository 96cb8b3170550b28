import { Banner } from '@aangiftewijs/ui/Banner'
import type { Flash } from '../page-request.ts'
import { usePage } from './page-context.tsx'

const looks = {
  default: { variant: 'success', role: 'status' },
  warning: { variant: 'warning', role: 'status' },
  destructive: { variant: 'error', role: 'alert' },
} as const satisfies Record<Flash['variant'], object>

/** What a post without script has to say on the next page: the words of the toast the script would have shown. */
export function FlashBanner() {
  const { flash } = usePage()
  if (flash === null) return null
  return (
    <Banner {...looks[flash.variant]} title={flash.title}>
      {flash.text}
    </Banner>
  )
}
