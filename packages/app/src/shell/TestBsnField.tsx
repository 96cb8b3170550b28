import { insteadOfTyping } from '@aangiftewijs/domain/form'
import { Announcer } from '@aangiftewijs/ui/Announcer'
import { BsnField, type BsnFieldProps } from '@aangiftewijs/ui/BsnField'
import { Button } from '@aangiftewijs/ui/Button'
import { Checkbox } from '@aangiftewijs/ui/Checkbox'
import { OrByHand } from '@aangiftewijs/ui/InsteadOfScript'
import { Stack } from '@aangiftewijs/ui/layout'
import { useEffect, useRef, useState } from 'react'
import { T } from '../copy/words.tsx'
import { shellWords } from './copy.ts'

interface TestBsnFieldProps extends Omit<BsnFieldProps, 'ref'> {
  /** The number that is offered. */
  readonly testBsn: string
}

/** A BSN field with a button that fills in a test BSN, of which nothing is wrong until the form is sent again; without script a box to tick, which loses nothing that was typed. Spec 1 § 2. */
export function TestBsnField({ testBsn, error, ...props }: TestBsnFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const [isFilledIn, setFilledIn] = useState(false)
  useEffect(() => {
    const form = field.current?.form
    const isSent = () => setFilledIn(false)
    form?.addEventListener('submit', isSent)
    return () => form?.removeEventListener('submit', isSent)
  }, [])
  const fillIn = () => {
    if (field.current === null) return
    setFilledIn(true)
    field.current.value = testBsn
    field.current.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return (
    <Stack gap={2} align="start">
      <BsnField {...props} error={isFilledIn ? undefined : error} ref={field} />
      <OrByHand
        byHand={
          <Checkbox
            id={`${props.id ?? props.name}${insteadOfTyping}`}
            name={`${props.name}${insteadOfTyping}`}
            value={testBsn}
          >
            <T text={shellWords.useTestBsn} /> ({testBsn})
          </Checkbox>
        }
      >
        <Button variant="secondary" size="small" onPress={fillIn}>
          <T text={shellWords.useTestBsn} />
        </Button>
        <Announcer message={isFilledIn && <T text={shellWords.testBsnFilledIn} />} />
      </OrByHand>
    </Stack>
  )
}
