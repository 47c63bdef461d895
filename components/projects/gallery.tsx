import { Lightbox } from "@/components/ui/lightbox";
import type { ProjectCardData } from "@/lib/projects/types";
import { galleryRows, type Span } from "./gallery-rows";
import { ProjectCard } from "./project-card";

const WIDTH: Record<Span, string> = {
  2: "md:col-span-2",
  3: "md:col-span-3",
  4: "md:col-span-4",
  6: "md:col-span-6",
};

/** Projects in rows of varying widths; their pictures open in a lightbox. */
export function Gallery({ projects }: { projects: ProjectCardData[] }) {
  const places = galleryRows(projects.length).flatMap((row) =>
    row.map((span) => ({ span, besideWide: span === 2 && row.includes(4) })),
  );
  return (
    <Lightbox>
      <ul className="grid gap-x-6 gap-y-14 md:grid-cols-6 lg:gap-x-8 lg:gap-y-16">
        {places.map(({ span, besideWide }, index) => {
          const project = projects[index];
          return (
            project && (
              <li key={project._id} className={WIDTH[span]}>
                <ProjectCard project={project} span={span} besideWide={besideWide} priority={index === 0} />
              </li>
            )
          );
        })}
      </ul>
    </Lightbox>
  );
}
