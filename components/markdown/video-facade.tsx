import { variantAddress } from "@/lib/images/picture";
import { storedId } from "@/lib/routes";
import { videoAt } from "@/lib/video";
import { VIDEO_SURFACE, videoBox } from "./video-classes";

type Props = { address: string; title: string; poster?: string };

/**
 * A video before it plays: a link. Nothing is loaded from the platform before the press, so that the picture is one of the
 * site's or none. The `VideoPlayer` around it puts the player in its place.
 */
export function VideoFacade({ address, title, poster = "" }: Props) {
  const video = videoAt(address);
  if (!video) return null;
  const { provider, player, portrait } = video;
  return (
    <div className={videoBox(portrait)}>
      <a
        href={address}
        rel="noopener noreferrer"
        data-video={player}
        data-title={title || `Vídeo no ${provider}`}
        data-needs-scripts
        className={`absolute inset-0 flex flex-col rounded-card no-underline -outline-offset-3 ${VIDEO_SURFACE}`}
      >
        {storedId(poster) && (
          <img
            src={variantAddress(poster, 1280)}
            alt=""
            loading="lazy"
            decoding="async"
            className="absolute inset-0 size-full max-w-none rounded-none object-cover"
          />
        )}
        <span className="relative mt-auto grid gap-0.5 bg-surface px-4 py-2.5 leading-tight">
          {title && <span className="line-clamp-2 font-bold text-ink">{title}</span>}{" "}
          <span className="text-muted text-sm">Assistir no {provider}</span>
        </span>
      </a>
    </div>
  );
}
