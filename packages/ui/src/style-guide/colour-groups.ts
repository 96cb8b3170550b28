import type { ColourRole } from '../theme/roles.ts'
import type { ColourGroupId } from './words.ts'

/** The colour roles in the order the style guide shows them. Every role stands in exactly one group (tested). */
export const colourGroups: Readonly<Record<ColourGroupId, readonly ColourRole[]>> = {
  grounds: ['page', 'surface', 'raised', 'sunken', 'scrim'],
  inks: ['ink', 'inkMuted', 'rule'],
  actions: [
    'accent',
    'accentHover',
    'accentPressed',
    'onAccent',
    'accentSoft',
    'accentSoftHover',
    'onAccentSoft',
    'link',
    'linkHover',
    'linkVisited',
    'danger',
    'dangerHover',
    'dangerPressed',
    'onDanger',
  ],
  messages: [
    'infoSoft',
    'infoInk',
    'infoEdge',
    'successSoft',
    'successInk',
    'successEdge',
    'warningSoft',
    'warningInk',
    'warningEdge',
    'errorSoft',
    'errorInk',
    'errorEdge',
    'attentionSoft',
    'attentionInk',
    'attentionEdge',
  ],
  controls: ['edge', 'edgeStrong', 'focus', 'focusGap', 'disabledSurface', 'disabledInk', 'disabledEdge'],
  series: ['series1', 'series2', 'series3', 'series4', 'series5', 'series6', 'onSeries'],
  motif: ['tileGround', 'tileLine', 'tileWash'],
}
