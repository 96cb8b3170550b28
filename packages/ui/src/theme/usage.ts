import type { ColourRole } from './roles.ts'

/** One combination of colours that the components really show. */
export interface ColourPair {
  readonly front: ColourRole
  readonly back: ColourRole
  /** `text` needs 4.5:1 (WCAG 1.4.3), `edge` 3:1 (WCAG 1.4.11). */
  readonly kind: 'text' | 'edge'
}

const onEach = (kind: ColourPair['kind'], fronts: readonly ColourRole[], backs: readonly ColourRole[]): ColourPair[] =>
  fronts.flatMap((front) => backs.map((back) => ({ front, back, kind })))

const grounds = ['page', 'surface', 'raised', 'sunken'] as const
const softs = ['accentSoft', 'infoSoft', 'successSoft', 'warningSoft', 'errorSoft', 'attentionSoft'] as const

/** Every pair of colours in use. The contrast test walks it in all three themes; a new pair is added here first. */
export const usedPairs: readonly ColourPair[] = [
  ...onEach('text', ['ink', 'inkMuted', 'link', 'linkHover', 'errorInk'], grounds),
  ...onEach('text', ['linkVisited'], ['page', 'surface']),
  ...onEach('text', ['ink', 'link', 'linkHover'], softs),
  ...onEach('text', ['inkMuted'], ['accentSoft', 'infoSoft', 'successSoft', 'warningSoft']),
  ...onEach('text', ['onAccent'], ['accent', 'accentHover', 'accentPressed']),
  ...onEach('text', ['onAccentSoft'], ['accentSoft', 'accentSoftHover']),
  ...onEach('text', ['onDanger'], ['danger', 'dangerHover', 'dangerPressed']),
  ...onEach('text', ['infoInk'], ['infoSoft', 'surface', 'page']),
  ...onEach('text', ['successInk'], ['successSoft', 'surface', 'page']),
  ...onEach('text', ['warningInk'], ['warningSoft', 'surface', 'page']),
  ...onEach('text', ['errorInk'], ['errorSoft']),
  ...onEach('text', ['attentionInk'], ['attentionSoft', 'surface', 'page']),
  ...onEach('text', ['disabledInk'], ['disabledSurface', 'surface', 'page']),
  ...onEach('text', ['onSeries'], ['series1', 'series2', 'series3', 'series4', 'series5', 'series6']),
  ...onEach('edge', ['edge', 'edgeStrong', 'focus', 'accent', 'danger'], grounds),
  ...onEach('edge', ['focus'], softs),
  ...onEach('edge', ['infoEdge'], ['infoSoft', 'page', 'surface']),
  ...onEach('edge', ['successEdge'], ['successSoft', 'page', 'surface']),
  ...onEach('edge', ['warningEdge'], ['warningSoft', 'page', 'surface']),
  ...onEach('edge', ['errorEdge'], ['errorSoft', 'page', 'surface']),
  ...onEach('edge', ['attentionEdge'], ['attentionSoft', 'page', 'surface']),
  ...onEach('edge', ['series1', 'series2', 'series3', 'series4', 'series5', 'series6'], ['surface', 'page']),
  ...onEach('edge', ['tileLine'], ['tileGround', 'page']),
  ...onEach('edge', ['accent'], ['accentSoft', 'disabledSurface']),
]
