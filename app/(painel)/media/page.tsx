import type { Metadata } from "next";
import { addPicture, describePicture, keepPicture, removePicture, replacePicture } from "@/app/(painel)/actions/media";
import { ManageHeader } from "@/components/manage/manage-header";
import { MediaBar } from "@/components/media/media-bar";
import { MediaGrid } from "@/components/media/media-grid";
import { UploadPictures } from "@/components/media/upload-pictures";
import { Pagination } from "@/components/ui/pagination";
import { listHref } from "@/lib/lists/list-href";
import { countInWords, lastAtMost } from "@/lib/lists/listing";
import { listPictures } from "@/lib/media/list";
import { libraryQuery } from "@/lib/media/schema";
import { painelRoutes } from "@/lib/painel-routes";
import { may } from "@/lib/roles";
import { requireAdministrator } from "@/lib/web/session";

export const metadata: Metadata = { title: "Imagens" };

export default async function MediaPage({ searchParams }: PageProps<"/media">) {
  const { role } = await requireAdministrator(painelRoutes.media);
  const query = libraryQuery.parse(await searchParams);
  const list = await lastAtMost(query.pagina, (pagina) => listPictures({ ...query, pagina }, role));
  const readOnly = !may(role, "content:write");
  return (
    <div className="grid gap-6">
      <ManageHeader
        title="Imagens"
        lead="As fotos dos artigos, eventos, projetos, campanhas e do banner, e onde cada uma aparece. Os retratos de voluntários e da equipe não ficam aqui."
      />
      {!readOnly && <UploadPictures add={addPicture} />}
      <MediaBar q={query.q} resultCount={countInWords(list, "imagem", "imagens")} />
      <MediaGrid
        key={JSON.stringify(query)}
        pictures={list.items}
        filtered={query.q !== ""}
        readOnly={readOnly}
        actions={{ describePicture, replacePicture, keepPicture, removePicture }}
      />
      <Pagination
        list={list}
        href={(pagina) => listHref(painelRoutes.media, { q: query.q, pagina })}
        label="Páginas da lista"
      />
    </div>
  );
}
