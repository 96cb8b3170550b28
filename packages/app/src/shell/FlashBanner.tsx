import { Banner } from '@aangiftewijs/ui/Banner'
import { Button } from '@aangiftewijs/ui/Button'
import { Link } from '@aangiftewijs/ui/Link'
import { useState } from 'react'
import type { Flash } from '../page-request.ts'
import { usePage } from './page-context.tsx'
import { toastsShown, useToast } from './toasts.ts'

const looks = {
  default: { tone: 'success', role: 'status' },
  warning: { tone: 'warning', role: 'status' },
  destructive: { tone: 'error', role: 'alert' },
} as const satisfies Record<Flash['variant'], object>

/**
 * What a post without script has to say on the next page: the words of the toast the script would have shown. It goes when there is
 * something newer to say.
 */
export function FlashBanner() {
  const { flash } = usePage()
  const [before] = useState(toastsShown)
  useToast()
  if (flash === null || toastsShown() > before) return null
  const { link, undo } = flash
  return (
    <Banner
      {...looks[flash.variant]}
      title={flash.title}
      actions={(undo && <Undo {...undo} />) ?? (link && <Link href={link.href}>{link.text}</Link>)}
    >
      {flash.text}
    </Banner>
  )
}

const Undo = ({ action, fields, text }: NonNullable<Flash['undo']>) => (
  <form method="post" action={action}>
    {Object.entries(fields).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <Button type="submit" size="small" variant="secondary">
      {text}
    </Button>
  </form>
)
