import type { TaxFiling } from '@aangiftewijs/domain/tax-return'
import { useEffect } from 'react'
import { Deferred } from '../../../deferred/Deferred.tsx'
import { headingId, WizardFrame } from '../wizard/WizardFrame.tsx'
import { successWords } from './success.copy.ts'

interface SubmitSuccessProps {
  readonly filing: TaxFiling
  /** The return was submitted on this page just now: the heading takes the focus the form had. */
  readonly takesFocus: boolean
}

/** The return is submitted (as practice): that it is, with its number, then what it comes to and what happens next. Spec 2 § 2.8. */
export function SubmitSuccess({ filing, takesFocus }: SubmitSuccessProps) {
  useEffect(() => {
    if (takesFocus) document.getElementById(headingId)?.focus()
  }, [takesFocus])
  return (
    <WizardFrame step="submit" title={successWords.title} filing={filing}>
      <Deferred part="tax-return/submission/SubmitSuccess" />
    </WizardFrame>
  )
}
