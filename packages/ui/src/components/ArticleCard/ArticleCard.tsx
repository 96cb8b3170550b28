import type { ReactNode } from 'react'
import type { SubHeadingLevel } from '../../layout/index.ts'
import * as styles from './ArticleCard.css.ts'
import { ArticlePicture } from './ArticlePicture.tsx'

export interface ArticleCardProps {
  /** The headline; it is the link. */
  readonly title: ReactNode
  /** Where the article is; it opens in a new tab. */
  readonly href: string
  /** Said after the title to screen readers: “opens in a new tab”. */
  readonly externalLabel: string
  /** The place of the title in the outline of the page.
   * @default 2 */
  readonly headingLevel?: SubHeadingLevel | undefined
  /** Who published it. */
  readonly source: ReactNode
  /** A drawing for the source. */
  readonly sourceIcon?: ReactNode
  /** As people read it, for example `Nov 21, 2026`. */
  readonly date: ReactNode
  /** As machines read it, for example `2026-11-21T09:00:00Z`. */
  readonly dateTime?: string | undefined
  /** What kind of news it is, in a word or two. */
  readonly category?: ReactNode
  /** What it says, in a few sentences. */
  readonly summary: ReactNode
  /** The address of a picture; it is decoration. */
  readonly imageUrl?: string | null | undefined
  /**
   * What stands where a picture is missing or fails: the Delft tile, or nothing (and no picture at all on small screens).
   * @default 'tile'
   */
  readonly withoutImage?: 'tile' | 'nothing' | undefined
  /** For example “Read Full Article”. */
  readonly readMoreLabel: ReactNode
  /** The language of the title and summary, where it is not the page's. */
  readonly lang?: string | undefined
}

/** An article elsewhere: what it is about, who wrote it when, and the way to it. */
export function ArticleCard(props: ArticleCardProps) {
  const { title, href, externalLabel, headingLevel = 2, summary, readMoreLabel, lang } = props
  const { imageUrl, withoutImage = 'tile' } = props
  const Title = `h${headingLevel}` as const
  const external = { href, target: '_blank', rel: 'noopener noreferrer' }
  return (
    <article className={styles.root}>
      {imageUrl || withoutImage === 'tile' ? (
        <ArticlePicture seed={href} url={imageUrl} withoutImage={withoutImage} />
      ) : null}
      <div className={styles.body}>
        <Title className={styles.title} dir="auto">
          <a {...external} className={styles.titleLink}>
            <span lang={lang}>{title}</span> <span className={styles.hidden}>({externalLabel})</span>
          </a>
        </Title>
        <Origin {...props} />
        <p className={styles.summary} lang={lang} dir="auto">
          {summary}
        </p>
        <a {...external} className={styles.more}>
          {readMoreLabel}
          <span className={styles.hidden}>
            : <span lang={lang}>{title}</span> ({externalLabel})
          </span>
        </a>
      </div>
    </article>
  )
}

function Origin({ source, sourceIcon, date, dateTime, category }: ArticleCardProps) {
  return (
    <p className={styles.origin}>
      <span className={styles.source}>
        {sourceIcon}
        {source}
      </span>
      <time {...(dateTime ? { dateTime } : {})}>{date}</time>
      {category ? <span className={styles.category}>{category}</span> : null}
    </p>
  )
}
