import { useEffect, useRef, useState } from 'react'
import { Tile } from '../Tile/index.ts'
import * as styles from './ArticleCard.css.ts'

interface ArticlePictureProps {
  readonly url: string | null | undefined
  readonly withoutImage: 'tile' | 'nothing'
  /** Chooses the tiles, so that every article has a picture of its own. */
  readonly seed: string
}

/** The picture of an article over a Delft tile, which shows while it loads and when it fails, also without script. */
export function ArticlePicture({ url, withoutImage, seed }: ArticlePictureProps) {
  const [hasFailed, setHasFailed] = useState(false)
  const image = useRef<HTMLImageElement>(null)
  // It may have failed before hydration, when nobody listened.
  useEffect(() => {
    const { current } = image
    if (current?.complete && current.naturalWidth === 0) setHasFailed(true)
  }, [])
  if (withoutImage === 'nothing' && (hasFailed || !url)) return null
  // On small screens tiles alone, one after the other, would only push the articles apart.
  const isKept = withoutImage === 'tile' && Boolean(url)
  return (
    <div className={isKept ? styles.picture : styles.optionalPicture}>
      {withoutImage === 'tile' ? <Tile columns={8} fit="cover" rows={4} seed={seed} /> : null}
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
