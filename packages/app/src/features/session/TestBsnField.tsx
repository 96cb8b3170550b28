import { testBsn } from '@aangiftewijs/domain/bsn'
import { BsnField } from '@aangiftewijs/ui/BsnField'
import { Button } from '@aangiftewijs/ui/Button'
import { useHydrated } from '@aangiftewijs/ui/behaviour'
import { LinkButton } from '@aangiftewijs/ui/LinkButton'
import { Stack } from '@aangiftewijs/ui/layout'
import { type ReactNode, useRef } from 'react'
import { T } from '../../copy/words.tsx'
import { sessionWords } from './copy.ts'

interface TestBsnFieldProps {
  readonly id: string
  readonly defaultValue: string
  readonly error?: ReactNode
}

/** The BSN field of registering, with the test BSN as placeholder and hint and a button that fills it in. Spec 1 § 2. */
export function TestBsnField({ id, defaultValue, error }: TestBsnFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const fillIn = () => {
    if (field.current !== null) field.current.value = testBsn
  }
  const isHydrated = useHydrated()
  const label = <T text={sessionWords.useTestBsn} />
  const looks = { variant: 'secondary', size: 'small' } as const
  return (
    <Stack gap={2} align="start">
      <BsnField
        id={id}
        name="bsn"
        label={<T text={sessionWords.bsn} />}
        hint={<T text={sessionWords.bsnHint} values={{ bsn: testBsn }} />}
        placeholder={testBsn}
        ref={field}
        defaultValue={defaultValue}
        isRequired
        {...(error === undefined ? {} : { error })}
      />
      {isHydrated ? (
        <Button {...looks} onPress={fillIn}>
          {label}
        </Button>
      ) : (
        // Without script the page comes back with the field filled in.
        <LinkButton {...looks} href="/auth?tab=register&bsn=test">
          {label}
        </LinkButton>
      )}
    </Stack>
  )
}
