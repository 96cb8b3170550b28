import { Stack } from '@aangiftewijs/ui/layout'
import { useRef } from 'react'
import { useTypedBefore } from '../step-form/use-typed-before.ts'
import { useFormAround } from './AlsoCount.tsx'
import { BesideAmounts } from './BesideAmounts.tsx'
import { useAlsoAsked } from './use-also-asked.ts'

/** What decides for how long something counts: for all to see, before the amounts. */
export function Part() {
  const place = useRef<HTMLDivElement>(null)
  useTypedBefore(place)
  const { form } = useFormAround()
  const groups = useAlsoAsked().filter(({ stands }) => stands === 'before the amounts')
  return (
    <div ref={place}>
      <Stack gap={6}>
        <BesideAmounts groups={groups} errorOf={form.errorOf} />
      </Stack>
    </div>
  )
}
