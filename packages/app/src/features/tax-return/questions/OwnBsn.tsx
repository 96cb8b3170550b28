import { isValidBsn, maskBsn, testBsn } from '@aangiftewijs/domain/bsn'
import { knownBsn, setupWords, type TaxFiling } from '@aangiftewijs/domain/tax-return'
import { useHydrated } from '@aangiftewijs/ui/behaviour'
import { Stack, Text } from '@aangiftewijs/ui/layout'
import { type FormEvent, useState } from 'react'
import { T } from '../../../copy/words.tsx'
import { useUser } from '../../../ports/queries.ts'
import type { ErrorWords } from '../../../shell/problem-words.tsx'
import { TestBsnField } from '../../../shell/TestBsnField.tsx'
import { words } from '../setup.copy.ts'

interface OwnBsnProps {
  readonly filing: TaxFiling | null
  /** What was typed before. */
  readonly typed: string
  readonly errorOf: ErrorWords['errorOf']
}

const name = 'taxIdentifier'
const { label, hint = label } = setupWords[name]

/** One's own BSN, asked once: where it is known already it is shown masked, and only another one is typed. */
export function OwnBsn({ filing, typed, errorOf }: OwnBsnProps) {
  const user = useUser()
  const isHydrated = useHydrated()
  const [now, setNow] = useState(typed)
  const ofReturn = filing?.setupData ? maskBsn(filing.setupData.taxIdentifier) : ''
  const known = ofReturn || user?.bsn || ''
  const ofKnown = ofReturn ? words.bsnOfReturn : words.bsnOfAccount
  return (
    <Stack gap={2}>
      <div onInput={(event) => setNow(keepDigits(event))}>
        <TestBsnField
          name={name}
          testBsn={testBsn}
          label={<T text={label} />}
          hint={
            <>
              {known && (
                <span>
                  <T text={ofKnown} values={{ bsn: known }} />
                </span>
              )}{' '}
              <span>
                <T text={hint} />
              </span>
            </>
          }
          {...(known ? { placeholder: known } : { isRequired: true })}
          defaultValue={typed}
          maxLength={isHydrated ? 14 : 9}
          {...errorOf(name)}
        />
      </div>
      {known && <input type="hidden" name={knownBsn} value="on" />}
      <div role="status">
        {isDoubtful(now) && (
          <Text tone="warning" size="sm">
            <T text={words.bsnDoubt} />
          </Text>
        )}
      </div>
    </Stack>
  )
}

/** Digits only, at most nine (spec 2 § 2.2); with script a pasted number may carry dots and spaces. What then stands there. */
function keepDigits({ target }: FormEvent<HTMLElement>): string {
  if (!(target instanceof HTMLInputElement)) return ''
  const digits = target.value.replace(/\D/g, '').slice(0, 9)
  if (digits !== target.value) target.value = digits
  return digits
}

/** A full-length number that fails the eleven-proof: worth a hint, never a stop. Decisions, Accounts. */
const isDoubtful = (bsn: string): boolean => bsn.replace(/\D/g, '').length >= 8 && !isValidBsn(bsn)
