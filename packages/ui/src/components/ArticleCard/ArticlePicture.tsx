import { useEffect, useRef, useState } from 'react'
import * as styles from './ArticleCard.css.ts'

interface ArticlePictureProps {
  readonly url: string | null | undefined
  readonly withoutImage: 'tile' | 'nothing'
}

/** The picture of an article over a Delft tile, which shows while it loads and when it fails, also without script. */
export function ArticlePicture({ url, withoutImage }: ArticlePictureProps) {
  const [hasFailed, setHasFailed] = useState(false)
  const image = useRef<HTMLImageElement>(null)
  // It may have failed before hydration, when nobody listened.
  useEffect(() => {
    const { current } = image
    if (current?.complete && current.naturalWidth === 0) setHasFailed(true)
  }, [])
  if (withoutImage === 'nothing' && (hasFailed || !url)) return null
  return (
    <div className={withoutImage === 'nothing' ? styles.optionalPicture : styles.picture}>
      {withoutImage === 'tile' ? <Tiles /> : null}
      {url && !hasFailed ? (
        <img
          alt=""
          className={styles.image}
          decoding="async"
          height="180"
          loading="lazy"
          onError={() => setHasFailed(true)}
          ref={image}
          referrerPolicy="no-referrer"
          src={url}
          width="320"
        />
      ) : null}
    </div>
  )
}

const columns = [0, 1, 2, 3, 4, 5, 6, 7]
const rows = [0, 1, 2, 3]

function Tiles() {
  return (
    <svg
      aria-hidden="true"
      className={styles.tiles}
      focusable="false"
      preserveAspectRatio="xMidYMid slice"
      viewBox="0 0 320 160"
    >
      {rows.flatMap((row) =>
        columns.map((column) => (
          <g key={`${column} ${row}`} transform={`translate(${column * 40} ${row * 40})`}>
            <rect className={styles.ground} height="40" width="40" />
            {(row + column) % 2 === 0 ? <path className={styles.wash} d="M20 8 32 20 20 32 8 20z" /> : null}
            <path
              className={styles.line}
              d="M0 13A13 13 0 0 0 13 0M27 0A13 13 0 0 0 40 13M40 27A13 13 0 0 0 27 40M13 40A13 13 0 0 0 0 27"
            />
          </g>
        )),
      )}
    </svg>
  )
}
