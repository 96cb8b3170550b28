import { palette } from './palette.ts'

const { paper, ink, delft, tulip, polder, madder, straw } = palette

/** What each colour is for, in the light theme. The keys are the contract: the other themes have exactly the same ones. */
const light = {
  /** The table: behind everything. */
  page: paper[50],
  /** The sheet of paper: cards, fields, dialogs. */
  surface: paper[0],
  /** Lying above a sheet: menus, popovers, toasts. */
  raised: paper[0],
  /** Pressed into the paper: wells, tracks, code, table stripes. */
  sunken: paper[100],
  /** Darkens what lies behind a dialog. */
  scrim: '#17212B99',
  /** Text. */
  ink: ink[900],
  /** Text that supports: hints, captions, metadata. */
  inkMuted: ink[600],
  /** Decoration only: hairlines between things that space already separates. */
  rule: paper[200],
  /** The edge of a control (3:1 against what it lies on). */
  edge: ink[500],
  /** The edge of a control under the pointer. */
  edgeStrong: ink[900],
  /** The focus ring (3:1 against page, surface and soft surfaces). */
  focus: delft[600],
  /** The gap between a thing and its focus ring. */
  focusGap: paper[0],
  /** Delft blue: actions, the current thing. */
  accent: delft[600],
  accentHover: delft[700],
  accentPressed: delft[800],
  /** Text and icons on `accent` and its states. */
  onAccent: paper[0],
  /** Pale Delft: selected, informative surfaces. */
  accentSoft: delft[100],
  accentSoftHover: delft[200],
  /** Text on `accentSoft`. */
  onAccentSoft: delft[700],
  link: delft[600],
  linkHover: delft[800],
  linkVisited: '#5B3A8C',
  infoSoft: delft[100],
  infoInk: delft[700],
  infoEdge: delft[600],
  successSoft: polder[100],
  successInk: polder[700],
  successEdge: polder[600],
  warningSoft: straw[100],
  warningInk: straw[700],
  warningEdge: straw[600],
  errorSoft: madder[100],
  errorInk: madder[600],
  errorEdge: madder[600],
  /** Tulip orange: deadlines and attention only. */
  attentionSoft: tulip[100],
  attentionInk: tulip[700],
  attentionEdge: tulip[600],
  /** The destructive button. */
  danger: madder[600],
  dangerHover: madder[700],
  dangerPressed: madder[800],
  onDanger: paper[0],
  disabledSurface: paper[100],
  disabledInk: ink[600],
  disabledEdge: paper[300],
  /** Chart colours, in order; each 3:1 against `surface` and told apart by pattern and label too. */
  series1: delft[600],
  series2: polder[600],
  series3: tulip[600],
  series4: '#6D4AA3',
  series5: '#8A6A14',
  series6: ink[500],
  /** Text on a filled series. */
  onSeries: paper[0],
  /** The Delft-tile motif: ground, glaze line and wash. */
  tileGround: paper[0],
  tileLine: delft[600],
  tileWash: delft[200],
} as const

/** The name of a colour role. */
export type ColourRole = keyof typeof light
/** A colour for every role. */
export type ColourRoles = Readonly<Record<ColourRole, string>>

const dark: ColourRoles = {
  page: ink[950],
  surface: '#18212A',
  raised: '#212C38',
  sunken: ink[1000],
  scrim: '#06090CCC',
  ink: '#EFEBE3',
  inkMuted: ink[300],
  rule: '#2E3A47',
  edge: ink[400],
  edgeStrong: '#EFEBE3',
  focus: delft[300],
  focusGap: ink[950],
  accent: delft[400],
  accentHover: delft[300],
  accentPressed: delft[200],
  onAccent: '#0C1626',
  accentSoft: delft[900],
  accentSoftHover: '#243A60',
  onAccentSoft: delft[200],
  link: delft[300],
  linkHover: delft[100],
  linkVisited: '#CDB7F2',
  infoSoft: delft[900],
  infoInk: delft[200],
  infoEdge: delft[400],
  successSoft: polder[900],
  successInk: polder[300],
  successEdge: polder[400],
  warningSoft: straw[900],
  warningInk: straw[300],
  warningEdge: straw[400],
  errorSoft: madder[900],
  errorInk: madder[300],
  errorEdge: madder[500],
  attentionSoft: tulip[900],
  attentionInk: tulip[300],
  attentionEdge: '#F08A4B',
  danger: madder[300],
  dangerHover: '#FFBDB4',
  dangerPressed: '#FFD3CD',
  onDanger: '#2B0906',
  disabledSurface: '#212A34',
  disabledInk: ink[300],
  disabledEdge: '#3A4654',
  series1: delft[400],
  series2: polder[400],
  series3: '#F08A4B',
  series4: '#B79AE8',
  series5: straw[400],
  series6: ink[400],
  onSeries: '#0C1116',
  tileGround: '#18212A',
  tileLine: delft[400],
  tileWash: '#2A4470',
}

const contrast: ColourRoles = {
  page: '#FFFFFF',
  surface: '#FFFFFF',
  raised: '#FFFFFF',
  sunken: '#F2F2F2',
  scrim: '#000000B3',
  ink: '#000000',
  inkMuted: '#1E1E1E',
  rule: '#000000',
  edge: '#000000',
  edgeStrong: '#000000',
  focus: '#B00060',
  focusGap: '#FFFFFF',
  accent: '#00277A',
  accentHover: '#001A52',
  accentPressed: '#000000',
  onAccent: '#FFFFFF',
  accentSoft: '#E6EEFF',
  accentSoftHover: '#CBDBFF',
  onAccentSoft: '#001A52',
  link: '#00277A',
  linkHover: '#000000',
  linkVisited: '#43106E',
  infoSoft: '#FFFFFF',
  infoInk: '#001A52',
  infoEdge: '#00277A',
  successSoft: '#FFFFFF',
  successInk: '#00401F',
  successEdge: '#00401F',
  warningSoft: '#FFFFFF',
  warningInk: '#4A2D00',
  warningEdge: '#6B4100',
  errorSoft: '#FFFFFF',
  errorInk: '#7A0000',
  errorEdge: '#7A0000',
  attentionSoft: '#FFFFFF',
  attentionInk: '#6B2100',
  attentionEdge: '#6B2100',
  danger: '#7A0000',
  dangerHover: '#520000',
  dangerPressed: '#000000',
  onDanger: '#FFFFFF',
  disabledSurface: '#F2F2F2',
  disabledInk: '#3D3D3D',
  disabledEdge: '#5C5C5C',
  series1: '#00277A',
  series2: '#00401F',
  series3: '#8A2B00',
  series4: '#43106E',
  series5: '#574100',
  series6: '#3D3D3D',
  onSeries: '#FFFFFF',
  tileGround: '#FFFFFF',
  tileLine: '#00277A',
  tileWash: '#CBDBFF',
}

/** The colours of every theme, by role. */
export const colourRoles = { light, dark, contrast } as const satisfies Readonly<Record<string, ColourRoles>>
