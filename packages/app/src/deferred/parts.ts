import { type ComponentType, lazy } from 'react'
import { moduleResource, type Resource } from './resource.ts'

/**
 * When the script of a part is loaded: `near` the window, once the page is idle; or only when it is `used`, because it brings a
 * chart and does everything by forms and links until then. Focus and pointer load both.
 */
export type Start = 'near' | 'used'

/** The parts of pages whose script comes after the page's, by their file under `features/` without its ending (ADR 23). */
const starts = {
  'calculator/Calculation': 'used',
  'chat/AdvisorChat': 'near',
  'chat/StepAdvisor': 'used',
  'dashboard/OtherReturns': 'used',
  'dashboard/VisitorWelcome': 'used',
  'documents/Documents': 'used',
  'documents/JointStatements': 'used',
  'guide/GuideTabs': 'near',
  'guide/HelpTabs': 'near',
  'guide/Questions': 'near',
  'guide/YearFigures': 'used',
  'guide/site-search/SiteSearch': 'used',
  'lawful-result/Result': 'used',
  'lawful-result/ResultLine': 'used',
  'news/NewsProduct': 'used',
  'returns/ReturnList': 'used',
  'returns/StartFrom': 'used',
  'returns/TakenOver': 'used',
  'second-factor/Passkeys': 'used',
  'second-factor/RecoveryCode': 'used',
  'session/AuthForms': 'used',
  'settings/Details': 'used',
  'settings/SettingsTabs': 'used',
  'style-guide/StyleGuideBody': 'near',
  'tax-return/questions/AlsoCount': 'used',
  'tax-return/questions/AlsoFirst': 'used',
  'tax-return/questions/HouseholdTold': 'used',
  'tax-return/review/DemonstrationOverview': 'used',
  'tax-return/papers/Employers': 'used',
  'tax-return/review/NotCounted': 'used',
  'tax-return/review/Overview': 'used',
  'tax-return/questions/PartnerAnswers': 'used',
  'tax-return/submission/SubmitChecklist': 'used',
  'tax-return/submission/SubmitSuccess': 'near',
  'tax-return/review/TipsPanel': 'used',
  'tax-return/wizard/OtherReturn': 'used',
  'what-if/WhatIf': 'used',
} as const satisfies Record<string, Start>
export type PartName = keyof typeof starts

/** A part: its script, and what stands in for it while React hydrates the page around it. */
export interface Part extends Resource<ComponentType> {
  readonly start: Start
  /** Suspends until the script has come; it does not load it. */
  readonly Lazy: ComponentType
}

/** The file of a part under `features/`; the build's manifest knows it by that. */
export const partFile = (name: PartName): string => `${name}.deferred.tsx`

const modules = import.meta.glob<{ readonly Part: ComponentType }>('../features/**/*.deferred.tsx')

const scriptOf = (name: PartName) => async () => {
  const module = await modules[`../features/${partFile(name)}`]?.()
  if (module === undefined) throw new Error(`There is no features/${partFile(name)}`)
  return module
}

/** A part whose script is `resource`. */
export const createPart = (resource: Resource<ComponentType>, start: Start): Part => ({
  ...resource,
  start,
  Lazy: lazy(() => arrivalOf(resource)),
})

/** Fulfilled when somebody has loaded it. */
const arrivalOf = ({ loaded, subscribe }: Resource<ComponentType>) =>
  new Promise<{ readonly default: ComponentType }>((arrive) => {
    const tell = () => {
      const component = loaded()
      if (component !== undefined) arrive({ default: component })
    }
    subscribe(tell)
    tell()
  })

const parts = new Map<PartName, Part>()

/** The part with this name, the same one every time. */
export function deferredPart(name: PartName): Part {
  const part =
    parts.get(name) ??
    createPart(
      moduleResource(scriptOf(name), ({ Part }) => Part),
      starts[name],
    )
  parts.set(name, part)
  return part
}
