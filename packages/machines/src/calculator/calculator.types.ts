import type { CalculatorInput, CalculatorResult } from '@aangiftewijs/domain/calculator'
import type { FormFields } from '@aangiftewijs/domain/form'
import type { Problem } from '@aangiftewijs/domain/problem'

/** The two forms of the calculator. */
export type CalculatorTab = 'basic' | 'detailed'

export interface CalculatorContext {
  /** The form that was asked for when the page opened. */
  readonly openedAt: CalculatorTab
  /** As typed; null while nothing was given. Both tabs share them. */
  readonly fields: FormFields | null
  readonly problems: readonly Problem[]
  readonly amounts: CalculatorInput | null
  readonly result: CalculatorResult | null
}

export type CalculatorEvent =
  | { readonly type: 'the amounts are given'; readonly fields: FormFields }
  | { readonly type: 'the basic tab is chosen' }
  | { readonly type: 'the detailed tab is chosen' }
