import { vars } from '@aangiftewijs/ui/styling'
import { style } from '@vanilla-extract/css'

const { colour, size, space, leading, weight } = vars

const bare = { margin: 0, padding: 0, listStyle: 'none' } as const
export const root = style({ ...bare, fontSize: size.sm, lineHeight: leading.snug, overflowWrap: 'anywhere' })
export const inner = style({ ...bare, marginBlockStart: space[2], paddingInlineStart: space[3] })

const stateBase = { paddingInlineStart: space[3], paddingBlock: space[1] } as const
export const state = style({ ...stateBase, borderInlineStart: `1px solid ${colour.rule}` })
export const activeState = style({ ...stateBase, borderInlineStart: `4px solid ${colour.accent}` })

export const line = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], margin: 0, color: colour.ink })
export const now = style({ color: colour.link, fontWeight: weight.semibold })
export const facts = style({ color: colour.inkMuted })
export const description = style({ margin: 0, color: colour.inkMuted })

export const ways = style({ margin: 0, paddingInlineStart: space[5], color: colour.ink })
export const way = style({ paddingBlock: '1px' })
export const wayTaken = style({ paddingBlock: '1px', fontWeight: weight.semibold })
export const why = style({ color: colour.inkMuted, fontWeight: weight.normal })
