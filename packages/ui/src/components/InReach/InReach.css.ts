import { style } from '@vanilla-extract/css'
import { roomForActions } from '../../theme/bars.ts'

/** A toast stands above the bars of a phone: beside what `html` keeps free for those, room for one of three lines. */
export const inReach = style({ '@media': { [roomForActions.narrow]: { scrollMarginBlockEnd: '7rem' } } })
