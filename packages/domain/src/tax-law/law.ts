import type { LawSource } from './trace-line.ts'

/** How sure a figure is. Source: reference, "Standing". */
export type Standing =
  /** Recomputed against the official monthly wage-tax tables. */
  | 'recomputed'
  /** Read in the Act, or in official publications, and confirmed by a second source or an official example. */
  | 'confirmed'
  /** Read in the Act of that year, nothing else. */
  | 'act'
  /** Follows from the Act's rule for other figures of the year. */
  | 'derived'
  /** Found in one source other than the Act. */
  | 'one-source'
  /** Replaced by a final figure later: a return in which the group counts is provisional. */
  | 'provisional'

/** Where a group of figures stands and how sure it is. */
export interface FigureSource {
  /** Article of the Wet inkomstenbelasting 2001, such as `8.10`; of another law with its name. */
  readonly article: string
  readonly standing: Standing
}

const act = 'https://wetten.overheid.nl/BWBR0011353'

/** The official text of an article of the Wet inkomstenbelasting 2001 in its state of `date` (`YYYY-MM-DD`). */
export const lawSource = (article: string, date: string): LawSource => ({
  article: `Wet IB 2001, art. ${article}`,
  address: `${act}/${date}#Artikel${article}`,
})

/** Box 3 of 2022 by what one has, where that is lower than by the Wet inkomstenbelasting 2001 of that year. */
export const restorationOfBox3: LawSource = {
  article: 'Wet rechtsherstel box 3',
  address: 'https://zoek.officielebekendmakingen.nl/dossier/36203',
}
