import { maskFiling, type Step, type TaxFiling } from '@aangiftewijs/domain/tax-return'
import { describe, expect, test } from 'vitest'
import { initialTransition, transition } from 'xstate'
import { answered, completed, joint, started, withIncome, withPartner } from '../testing/filings.ts'
import { saveOf, stateOf, type TaxReturnSnapshot, taxReturnMachine } from './index.ts'
import type { SaveStep } from './tax-return.types.ts'

const answering = (snapshot: TaxReturnSnapshot, fields: Record<string, string>): TaxReturnSnapshot =>
  transition(taxReturnMachine, snapshot, { type: 'answers are given', fields })[0]

describe('what is sent', () => {
  const asked = (filing: TaxFiling | null, others: readonly TaxFiling[] = []) => ({
    filing,
    filings: filing === null ? others : [filing, ...others],
    documents: [],
  })
  const fields = { year: '2024', taxIdentifier: '999990019', acceptTerms: 'on', isJointFiling: 'on' }
  const setupData = { taxIdentifier: '999990019', foreignIncome: false, ownHome: false }
  const partner = { fullName: 'Sam de Vries', bsn: '111222333' }
  const changes = { year: 2024, isJointFiling: true, setupData, currentStep: 'partner' }
  test.each<[string, Step, TaxFiling | null, Record<string, string>, object]>([
    ['a first setup', 'setup', null, fields, { kind: 'create', step: 'setup', changes }],
    [
      'a second setup',
      'setup',
      completed,
      { ...fields, otherYear: 'second' },
      { kind: 'create', step: 'setup', changes },
    ],
    ['a changed setup', 'setup', answered, fields, { kind: 'update', step: 'setup', filingId: 7, version: 1, changes }],
    [
      'a partner',
      'partner',
      joint,
      partner,
      {
        kind: 'update',
        step: 'partner',
        filingId: 7,
        version: 1,
        changes: { partnerData: { ...partner, incomeData: null, deductionsData: null }, currentStep: 'income' },
      },
    ],
    [
      'documents passed without anything',
      'documents',
      withPartner,
      {},
      { kind: 'update', step: 'documents', filingId: 7, version: 1, changes: { currentStep: 'income' } },
    ],
    [
      'the submission',
      'submit',
      answered,
      { confirmation: 'on' },
      { kind: 'update', step: 'submit', filingId: 7, version: 1, changes: { completed: true, currentStep: 'submit' } },
    ],
  ])('%s', (_, step, filing, typed, save) => expect(saveOf(step, typed, asked(filing))).toEqual(save))
})

describe('setup says another year', () => {
  const fields = { year: '2025', taxIdentifier: '999990019', acceptTerms: 'on' }
  const setupData = { taxIdentifier: '999990019', foreignIncome: false, ownHome: false }
  const of2025 = { ...started, id: 9, year: 2025 }
  const changes = { year: 2025, isJointFiling: false, setupData, currentStep: 'documents' } as const
  const at = (filing: TaxFiling, filings: readonly TaxFiling[]): TaxReturnSnapshot =>
    initialTransition(taxReturnMachine, { step: 'setup', filing, filings })[0]

  test('a return with answers stays where it is until the person has said what to do', () => {
    const asked = answering(at(withIncome, [withIncome]), fields)
    expect([stateOf(asked), asked.context.problems]).toEqual([
      'refused',
      [{ field: 'otherYear', code: 'not-a-choice' }],
    ])
    expect(stateOf(answering(asked, { ...fields, otherYear: 'beside' }))).toBe('saving')
  })

  test.each<[string, TaxFiling, readonly TaxFiling[], string | undefined, SaveStep]>([
    [
      'before any answer it takes the year',
      started,
      [],
      undefined,
      { kind: 'update', step: 'setup', filingId: 7, version: 1, changes },
    ],
    ['kept, and another one is started', withIncome, [], 'beside', { kind: 'create', step: 'setup', changes }],
    [
      'kept, and the open one is gone on with',
      withIncome,
      [of2025],
      'beside',
      { kind: 'open', step: 'setup', filingId: 9 },
    ],
    [
      'kept, and the submitted one is corrected',
      withIncome,
      [{ ...of2025, completed: true }],
      'correct',
      { kind: 'correct', step: 'setup', filingId: 9 },
    ],
    [
      'kept, and a second one is started',
      withIncome,
      [{ ...of2025, completed: true }],
      'second',
      { kind: 'create', step: 'setup', changes },
    ],
    [
      're-dated, with its answers',
      withIncome,
      [],
      'redate',
      { kind: 'update', step: 'setup', filingId: 7, version: 1, changes },
    ],
  ])('%s', (_, filing, others, otherYear, save) => {
    const typed = otherYear === undefined ? fields : { ...fields, otherYear }
    expect(saveOf('setup', typed, { filing, filings: [filing, ...others], documents: [] })).toEqual(save)
  })

  test.each<[string, TaxFiling, readonly TaxFiling[], string | undefined]>([
    ['the one of the open return, which setup says it keeps', withIncome, [withIncome], '999990019'],
    ['also where the page first had it masked', maskFiling(withIncome), [withIncome], '999990019'],
    ['beside a submitted one that of the account, which setup then shows', completed, [completed], undefined],
  ])('without a BSN typed: %s', (_, filing, filings, taxIdentifier) => {
    const typed = { ...fields, taxIdentifier: '', knownBsn: 'on', otherYear: 'beside' }
    const { taxIdentifier: _own, ...others } = setupData
    expect(saveOf('setup', typed, { filing, filings, documents: [] })).toEqual({
      kind: 'create',
      step: 'setup',
      changes: { ...changes, setupData: { ...others, ...(taxIdentifier && { taxIdentifier }) } },
    })
  })
})
