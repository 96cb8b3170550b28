import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Skeleton } from './Skeleton.tsx'

const sizes = (container: HTMLElement) =>
  [...container.querySelectorAll('svg')].map((bone) => [bone.getAttribute('width'), bone.getAttribute('aria-hidden')])

describe('Skeleton', () => {
  it('holds a place that screen readers pass by', () => {
    expect(sizes(render(<Skeleton width="9rem" />).container)).toEqual([['9rem', 'true']])
  })

  it('ends several lines with a shorter one', () => {
    expect(sizes(render(<Skeleton lines={3} />).container)).toEqual([
      ['100%', 'true'],
      ['100%', 'true'],
      ['62%', 'true'],
    ])
  })
})
