import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ArticleCard, type ArticleCardProps } from './ArticleCard.tsx'

const Card = (props: Partial<ArticleCardProps>) => (
  <ArticleCard
    date="Nov 21, 2026"
    dateTime="2026-11-21"
    externalLabel="opens in a new tab"
    headingLevel={3}
    href="https://news.example/forms"
    readMoreLabel="Read full article"
    source="Hacker News"
    summary="A summary."
    title="A model reads forms"
    {...props}
  />
)

test('both links name the article, say that they open a new tab, and tell the other site nothing', () => {
  render(<Card />)
  const links = screen.getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('target'), link.getAttribute('rel')])).toEqual([
    ['A model reads forms (opens in a new tab)', '_blank', 'noopener noreferrer'],
    ['Read full article: A model reads forms (opens in a new tab)', '_blank', 'noopener noreferrer'],
  ])
})

test('only what the article itself says is in its language', () => {
  const { container } = render(<Card lang="en" externalLabel="opent in een nieuw tabblad" />)
  const english = [...container.querySelectorAll('[lang="en"]')].map(({ textContent }) => textContent)
  expect(english).toEqual(['A model reads forms', 'A summary.', 'A model reads forms'])
})

test('title and summary run in the direction of their own script', () => {
  render(<Card title="ذكاء" summary="ملخص" />)
  expect([screen.getByRole('heading').dir, screen.getByText('ملخص').dir]).toEqual(['auto', 'auto'])
})

test('the date can be read by machines', () => {
  render(<Card />)
  expect(screen.getByText('Nov 21, 2026').getAttribute('datetime')).toBe('2026-11-21')
})

test('a picture that fails leaves the tile behind it', () => {
  const { container } = render(<Card imageUrl="https://news.example/broken.png" />)
  const image = container.querySelector('img')
  if (image) fireEvent.error(image)
  expect([container.querySelector('img'), container.querySelector('svg') !== null]).toEqual([null, true])
})

test('on small screens tiles stand behind pictures only', () => {
  const classOf = (imageUrl?: string) =>
    render(<Card {...(imageUrl ? { imageUrl } : {})} />).container.querySelector('svg')?.parentElement?.className
  expect([classOf('/picture.webp')?.includes('optional'), classOf()?.includes('optional')]).toEqual([false, true])
})

test('a picture that fails leaves nothing where nothing is asked for', () => {
  const { container } = render(<Card imageUrl="https://news.example/broken.png" withoutImage="nothing" />)
  const image = container.querySelector('img')
  if (image) fireEvent.error(image)
  expect([container.querySelector('img'), container.querySelector('svg')]).toEqual([null, null])
})
