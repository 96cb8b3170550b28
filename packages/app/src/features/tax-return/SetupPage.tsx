import type { FormFields } from '@aangiftewijs/domain/form'
import { lookAroundUserId } from '@aangiftewijs/domain/session'
import {
  isTakenOver,
  preselectedYear,
  savedFields,
  setupWords,
  type TaxFiling,
  takenFrom,
  yearChoices,
} from '@aangiftewijs/domain/tax-return'
import { Banner } from '@aangiftewijs/ui/Banner'
import { InsteadOfScript } from '@aangiftewijs/ui/InsteadOfScript'
import { useState } from 'react'
import { T } from '../../copy/words.tsx'
import { Deferred } from '../../deferred/Deferred.tsx'
import { useFilings, useUser } from '../../ports/queries.ts'
import { usePage } from '../../shell/page-context.tsx'
import { words as wizardWords } from './copy.ts'
import { HouseholdChange } from './questions/HouseholdChange.tsx'
import { SetupQuestions } from './questions/SetupQuestions.tsx'
import { otherYearWords, words } from './setup.copy.ts'
import { StepForm } from './step-form/StepForm.tsx'
import { useStepForm } from './step-form/use-step-form.ts'
import { OtherYear } from './wizard/OtherYear.tsx'
import { useStartedYear } from './wizard/use-opened-filing.ts'
import { useTaxReturn } from './wizard/use-tax-return.ts'
import { WizardFrame } from './wizard/WizardFrame.tsx'

const toasts = { failed: wizardWords.error, failedText: wizardWords.saveFailed }
const askedWords = { ...setupWords, otherYear: otherYearWords.question }

/** The first step: year, BSN and the kind of return. Starts a return, or updates the chosen open one. Spec 2 § 2.2. */
export function Page() {
  const known = useFilings()
  const [filings, setFilings] = useState(known)
  const startedYear = useStartedYear()
  const wizard = useTaxReturn('setup', toasts)
  const filing = openReturn(wizard.filing)
  const form = useStepForm(wizard, askedWords)
  // While it is saved, the return that comes of it is known before it is this page's.
  if (!wizard.isBusy && filings !== known) setFilings(known)
  const today = new Date(usePage().now)
  const offered = yearsWith(filing?.year, today)
  const asked = offered.find((year) => String(year) === startedYear)
  const taken = filings.map(({ year }) => year)
  const fresh: FormFields = { year: String(asked ?? preselectedYear(today, taken)) }
  const shown: FormFields = form.typed ?? (filing ? savedFields('setup', filing) : fresh)
  const live = form.live ?? shown
  const isJoint = live.isJointFiling === 'on'
  const intro = useUser()?.id === lookAroundUserId ? words.introLookingAround : words.intro

  return (
    <WizardFrame step="setup" title={words.title} intro={intro} filing={filing} isJoint={isJoint}>
      {wizard.filing?.completed && (
        <Banner tone="info">
          <T text={words.startsNew} values={{ year: wizard.filing.year }} />
        </Banner>
      )}
      <StepForm
        form={form}
        filing={filing}
        before={
          filing === null && filings.length > 0 && !isTakenOver(form.typed) && <Deferred part="returns/StartFrom" />
        }
        continueWords={isJoint ? words.continueToPartner : words.continueToDocuments}
        note={
          <InsteadOfScript as="span">
            <T text={words.nextWithoutScript} />
          </InsteadOfScript>
        }
        failure={<T text={wizardWords.saveFailed} />}
      >
        <SetupQuestions
          years={offered}
          shown={shown}
          known={filing ?? filings.find(({ id }) => String(id) === shown[takenFrom]) ?? null}
          errorOf={form.errorOf}
          afterSituation={<HouseholdChange filing={filing} isJoint={isJoint} />}
          afterYear={
            <OtherYear
              filing={filing}
              filings={filings}
              year={Number(live.year)}
              chosen={shown.otherYear}
              errorOf={form.errorOf}
            />
          }
        />
      </StepForm>
    </WizardFrame>
  )
}

/** A submitted return stays as it is: setup then starts another. */
const openReturn = (filing: TaxFiling | null) => (filing?.completed ? null : filing)

/** The years on offer, and the return's own year where it is an older one. */
function yearsWith(own: number | undefined, today: Date): readonly number[] {
  const years = yearChoices(today)
  return own === undefined || years.includes(own) ? years : [...years, own]
}
