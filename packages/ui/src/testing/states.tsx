import type { Decorator } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { expect } from 'storybook/test'
import { Stack, Text } from '../layout/index.ts'

/** What a pointer or the keyboard does to a thing. `.storybook/looks.ts` draws it inside an element that has it as `data-look`. */
export type Look = 'hover' | 'focus' | 'pressed'

const words = { rest: 'At rest', hover: 'Under the pointer', focus: 'With the focus', pressed: 'Pressed' } as const

/** What such a state may change. */
const looks = [
  'backgroundColor',
  'borderTopColor',
  'borderLeftColor',
  'borderBottomColor',
  'boxShadow',
  'color',
  'outlineColor',
  'outlineStyle',
  'textDecoration',
  'transform',
] as const

const lookOf = (element: Element) =>
  [null, '::before', '::after'].map((part) => {
    const style = getComputedStyle(element, part)
    return looks.map((name) => style[name]).join(' ')
  })

const lookOfAll = (canvas: HTMLElement, state: string) =>
  [...canvas.querySelectorAll(`[data-state-shown="${state}"] *`)].flatMap(lookOf).join('\n')

/** Ids and names are one of a kind on a page. */
const apart = (args: object, state: string) =>
  Object.fromEntries(
    Object.entries(args).map(([prop, value]) =>
      ['name', 'id'].includes(prop) && typeof value === 'string' ? [prop, `${value}-${state}`] : [prop, value],
    ),
  )

/**
 * A story with one thing at rest and in each of `shown`, one below the other. A state that looks as rest does
 * fails it. `more` gives what else must differ between them: labels of navigation, ids of items.
 */
export function statesOf<Args extends object>(
  shown: readonly Look[],
  more: (args: Args, state: string) => Partial<Args> = () => ({}),
) {
  return {
    render: (args: Args, { component: Component }: { readonly component?: ComponentType<Args> }) => (
      <Stack gap={6}>
        {(['rest', ...shown] as const).map((state) => (
          <Stack gap={2} key={state}>
            <Text size="sm" tone="muted">
              {words[state]}
            </Text>
            <section data-look={state === 'rest' ? undefined : state} data-state-shown={state}>
              {Component ? <Component {...args} {...(apart(args, state) as Args)} {...more(args, state)} /> : null}
            </section>
          </Stack>
        ))}
      </Stack>
    ),
    play: async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
      const seen = shown.map((state) => ({
        state,
        isSeen: lookOfAll(canvasElement, state) !== lookOfAll(canvasElement, 'rest'),
      }))
      await expect(seen).toEqual(shown.map((state) => ({ state, isSeen: true })))
    },
  }
}

/** For what stands at an edge of the window, and so cannot stand there several times: the one thing in one state. */
export const inLook = (look: Look): Decorator => {
  const InLook: Decorator = (Story) => (
    <div data-look={look}>
      <Story />
    </div>
  )
  return InLook
}
