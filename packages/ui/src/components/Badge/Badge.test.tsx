import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Badge, type BadgeTone } from './Badge.tsx'

const tones: readonly BadgeTone[] = ['neutral', 'info', 'success', 'warning', 'error', 'attention']

test('a Badge says its state in words and shows each tone differently', () => {
  render(tones.map((tone) => <Badge key={tone} tone={tone}>{`is ${tone}`}</Badge>))
  const looks = tones.map((tone) => screen.getByText(`is ${tone}`).className)
  expect(new Set(looks).size).toBe(tones.length)
})
