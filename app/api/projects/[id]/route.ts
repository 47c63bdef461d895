import { exampleManagedProject, exampleProjectInput, managedProjectAnswer } from "@/lib/projects/api";
import { projectCopy } from "@/lib/projects/copy";
import { presentManagedProject } from "@/lib/projects/present";
import { projectInput } from "@/lib/projects/schema";
import { deleteProjects, getProject, updateProject } from "@/lib/projects/service";
import { doneAnswer } from "@/lib/web/api-answers";
import { otherMethods } from "@/lib/web/methods";
import { idParams, route } from "@/lib/web/route";

export const GET = route(
  {
    summary: "Um projeto",
    access: "content:read",
    params: idParams,
    answer: managedProjectAnswer,
    example: { answer: exampleManagedProject },
  },
  async ({ params }) => presentManagedProject(await getProject(params.id)),
);

export const PUT = route(
  {
    summary: "Altera um projeto",
    description: "image, imageAlt e active que não vierem ficam como estão.",
    access: "content:write",
    params: idParams,
    body: projectInput,
    content: "json+image",
    answer: managedProjectAnswer,
    example: { body: exampleProjectInput, answer: exampleManagedProject },
  },
  async ({ params, body }) => presentManagedProject(await updateProject(params.id, body)),
);

export const DELETE = route(
  {
    summary: "Exclui um projeto",
    access: "content:write",
    params: idParams,
    answer: doneAnswer,
    example: { answer: { message: projectCopy.deleted(1) } },
  },
  async ({ params }) => {
    await deleteProjects([params.id]);
    return { message: projectCopy.deleted(1) };
  },
);

export const { POST, PATCH, OPTIONS } = otherMethods({ GET, PUT, DELETE });
