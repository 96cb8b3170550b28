import type { Decorator } from '@storybook/react-vite'
import { createElement, useLayoutEffect } from 'react'

/** The queries of a style sheet, at any depth. */
const queriesOf = (rules: CSSRuleList): readonly MediaList[] =>
  [...rules].flatMap((rule) => [
    ...(rule instanceof CSSMediaRule ? [rule.media] : []),
    ...('cssRules' in rule && rule.cssRules instanceof CSSRuleList ? queriesOf(rule.cssRules) : []),
  ])

/** Lets what is for fingers hold for any pointer. @returns how to take that back */
function pretendTouch(page: Document): () => void {
  const queries = [...page.styleSheets].flatMap(({ cssRules }) => queriesOf(cssRules))
  const changed = queries
    .filter(({ mediaText }) => mediaText.includes('(pointer: coarse)'))
    .map((media) => ({ media, before: media.mediaText }))
  for (const { media, before } of changed) media.mediaText = before.replaceAll('(pointer: coarse)', '(width > 0)')
  return () => {
    for (const { media, before } of changed) media.mediaText = before
  }
}

const OnTouchScreen: Decorator = (Story) => {
  useLayoutEffect(() => pretendTouch(document), [])
  return createElement(Story)
}

/** A story as on a touch screen. In the documentation it stands in a frame of its own: its style sheets are those of the page. */
export const byTouch = {
  decorators: OnTouchScreen,
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
} as const
