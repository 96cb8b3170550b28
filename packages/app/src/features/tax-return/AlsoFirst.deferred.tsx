import { Stack } from '@aangiftewijs/ui/layout'
import { useRef } from 'react'
import { useFormAround } from './AlsoCount.tsx'
import { AlsoGroups } from './AlsoGroups.tsx'
import { useAlsoAsked } from './use-also-asked.ts'
import { useTypedBefore } from './use-typed-before.ts'

/** What decides whether there is a figure, or for how long something counts: for all to see, before the amounts. */
export function Part() {
  const place = useRef<HTMLDivElement>(null)
  useTypedBefore(place)
  const { form } = useFormAround()
  const groups = useAlsoAsked().filter(({ isFirst }) => isFirst)
  return (
    <div ref={place}>
      <Stack gap={6}>
        <AlsoGroups level={2} groups={groups} errorOf={form.errorOf} />
      </Stack>
    </div>
  )
}
